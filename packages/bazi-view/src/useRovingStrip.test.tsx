// @vitest-environment jsdom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LuckCycleStrip } from './LuckCycleStrip/LuckCycleStrip.tsx';
import { storyChart } from './story-chart.ts';

const chart = storyChart('metal');

function Owner() {
  const [selected, setSelected] = useState<number | null>(null);
  return (
    <>
      <LuckCycleStrip
        da_yun_list={chart.da_yun_list}
        selected={selected}
        onSelect={({ index }) => setSelected(index)}
      />
      <output>{String(selected)}</output>
    </>
  );
}

let root: Root;
const items = () => [...document.querySelectorAll<HTMLElement>('[data-item]')];
/** The pressed item: −1 for the years before the first cycle; null for none. */
const shown = () => {
  const place = items().findIndex((item) => item.getAttribute('aria-pressed') === 'true');
  return { pressed: place < 0 ? null : place - 1, drawn: document.querySelector('output')?.textContent };
};

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(<Owner />));
});

afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('shows the pressed item before its owner renders', async () => {
  items()[3]?.click();
  await Promise.resolve();
  expect(shown()).toEqual({ pressed: 2, drawn: 'null' });
  await expect.poll(() => shown()).toEqual({ pressed: 2, drawn: '2' });
});

it('selects nothing after two quick presses of an item', async () => {
  items()[3]?.click();
  await Promise.resolve();
  items()[3]?.click();
  await expect.poll(() => shown()).toEqual({ pressed: null, drawn: 'null' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shown()).toEqual({ pressed: null, drawn: 'null' });
});
