// @vitest-environment jsdom
import { personalPlans } from '@ziping/mocks/fixtures/membership';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { MembershipScreen } from './MembershipScreen.tsx';

const ignore = () => undefined;

it('renders two lines of the price list when another plan is chosen', () => {
  const rendered: string[] = [];
  // Each render of a line reads its features.
  const plans = personalPlans.map((plan) => ({
    ...plan,
    get features() {
      rendered.push(plan.code);
      return plan.features;
    },
  }));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const choose = (code: string) =>
    flushSync(() =>
      root.render(
        <MembershipScreen
          audience="personal"
          state={{ kind: 'loaded', plans }}
          chosen={code}
          buying={false}
          onAudience={() => undefined}
          onChoose={ignore}
          onBuy={() => undefined}
          onRetry={() => undefined}
        />,
      ),
    );
  const [first, second] = plans.map(({ code }) => code);
  choose(first!);
  expect(new Set(rendered).size).toBe(plans.length);
  rendered.length = 0;
  choose(second!);
  expect(rendered).toEqual([first, second]);
  flushSync(() => root.unmount());
});
