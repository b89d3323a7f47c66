import { createClient } from '@ziping/api-client/client';
import { getConfig } from '@ziping/api-client/endpoints/system';
import { PillarTable } from '@ziping/bazi-view/PillarTable';
import { castChart } from '@ziping/bazi/chart';
import type { Birth } from '@ziping/bazi/types';
import { Button } from '@ziping/ui/primitives/Button';
import { ThemeRoot } from '@ziping/ui/tokens/GlobalStyles';
import { renderToStaticMarkup } from 'react-dom/server';

const birth: Birth = {
  calendar_type: 'solar',
  year: 1990,
  month: 5,
  day: 15,
  hour: 14,
  minute: 30,
  gender: 'male',
};

// @ts-expect-error A gender that the engine does not know is refused by the types.
export const wrong: Birth = { ...birth, gender: 'unknown' };

const chart = castChart(birth, { zi: 'next' }, Date.parse('2026-11-20T12:00:00+08:00'));
const markup = renderToStaticMarkup(
  <ThemeRoot>
    <PillarTable bazi={chart.bazi} />
    <Button variant="primary">排盘分析</Button>
  </ThemeRoot>,
);

const client = createClient({
  baseUrl: process.env['MOCK_URL'] ?? '',
  tokens: { read: () => ({ access_token: null, refresh_token: null }), write: () => {}, clear: () => {} },
  events: { onSignedOut: () => {}, onPhoneRequired: () => {}, log: () => {} },
});
const config = await getConfig(client);

console.log(JSON.stringify({ day_master: chart.day_master, markup, config }));
