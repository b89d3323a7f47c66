// @vitest-environment jsdom
import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'solar', label: '公历' },
  { value: 'lunar', label: '农历' },
];

/** @param allowed the values that the owner accepts */
function Owner({ allowed }: { allowed: readonly string[] }) {
  const [value, setValue] = useState('solar');
  return (
    <>
      <SegmentedControl
        deferred
        legend="历法"
        options={options}
        value={value}
        onChange={(next) => allowed.includes(next) && setValue(next)}
      />
      <output>{value}</output>
    </>
  );
}

let root: Root;
const radio = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`)!;
const shown = () => ({
  chosen: options.find(({ value }) => radio(value).checked)?.value,
  drawn: document.querySelector('output')?.textContent,
});

function open(allowed: readonly string[]): void {
  flushSync(() => root.render(createElement(Owner, { allowed })));
}

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
});

it('shows a deferred choice before its owner renders', async () => {
  open(['solar', 'lunar']);
  radio('lunar').click();
  await Promise.resolve();
  expect(shown()).toEqual({ chosen: 'lunar', drawn: 'solar' });
  await expect.poll(() => shown()).toEqual({ chosen: 'lunar', drawn: 'lunar' });
});

it('shows the last of two deferred choices', async () => {
  open(['solar', 'lunar']);
  radio('lunar').click();
  radio('solar').click();
  await Promise.resolve();
  expect(shown().chosen).toBe('solar');
  await expect.poll(() => shown()).toEqual({ chosen: 'solar', drawn: 'solar' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shown()).toEqual({ chosen: 'solar', drawn: 'solar' });
});

it('shows the former choice again if its owner does not accept the new one', async () => {
  open(['solar']);
  radio('lunar').click();
  await expect.poll(() => shown()).toEqual({ chosen: 'solar', drawn: 'solar' });
});
