import { describe, expect, it } from 'vitest';

import { pairwiseViews, planViews, viewName, type View } from './views.ts';

const story = (title: string, name: string, importPath = './packages/ui/src/a.stories.tsx') => ({
  id: `${title}--${name}`,
  title,
  name,
  importPath,
});
const names = (views: View[] | undefined) => views?.map(viewName);

describe('planViews', () => {
  it('draws the first state of a screen at both widths in both themes', () => {
    const plan = planViews([story('页面/登录', 'Empty'), story('页面/登录', 'WrongPassword')]);
    const drawn = plan.get('页面/登录--Empty')?.map(({ width, theme }) => `${width}-${theme}`);
    expect(new Set(drawn)).toEqual(new Set(['phone-light', 'phone-dark', 'desktop-light', 'desktop-dark']));
  });

  it('draws every other state in one of these views, which no other state changes', () => {
    const states = ['Empty', 'Loading', 'Failed', 'Busy', 'Refused', 'WrongPassword'].map((name) =>
      story('页面/登录', name),
    );
    const all = planViews(states);
    const drawn = states.slice(1).map(({ id }) => names(all.get(id))?.join(' '));
    expect(new Set(drawn)).toEqual(new Set(['phone-light', 'phone-dark', 'desktop-light', 'desktop-dark']));
    const fewer = planViews(states.filter(({ name }) => name !== 'Loading'));
    expect(fewer.get('页面/登录--Failed')).toEqual(all.get('页面/登录--Failed'));
  });

  it('draws the first state of a screen in every pair of width, theme and text size', () => {
    const plan = planViews([story('页面/登录', 'Empty')]);
    expect(names(plan.get('页面/登录--Empty'))).toEqual(pairwiseViews.map(viewName));
  });

  it('draws one story of a part in both themes and all text sizes: its matrix where it has one', () => {
    const plan = planViews([
      story('构件/Button', 'Primary'),
      story('构件/Button', 'Matrix'),
      story('构件/Link', 'Plain'),
    ]);
    expect(names(plan.get('构件/Button--Primary'))).toEqual(['phone-light']);
    const views = ['phone-light', 'desktop-dark', 'phone-dark-large', 'phone-light-xlarge'];
    expect(names(plan.get('构件/Button--Matrix'))).toEqual(views);
    expect(names(plan.get('构件/Link--Plain'))).toEqual(views);
  });

  it('leaves out the connected stories of the app', () => {
    expect(planViews([story('连通/登录', 'Empty', './apps/web/src/a.stories.tsx')]).size).toBe(0);
  });
});

describe('pairwiseViews', () => {
  it('holds every two values together', () => {
    const pairs = (one: keyof View, other: keyof View) =>
      new Set(pairwiseViews.map((view) => `${view[one]} ${view[other]}`)).size;
    expect(pairs('width', 'theme')).toBe(4);
    expect(pairs('width', 'textSize')).toBe(6);
    expect(pairs('theme', 'textSize')).toBe(6);
  });
});
