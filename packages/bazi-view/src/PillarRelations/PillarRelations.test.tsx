import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { KeyedPillar, Relation } from '@ziping/bazi/types';
import { buttons, textOf } from '../test-markup.ts';
import { bracketsOf, endOffset } from './brackets.ts';
import { PillarRelations } from './PillarRelations.tsx';
import type { PillarRelationsProps } from './PillarRelations.tsx';

const pillars: KeyedPillar[] = [
  { key: 'year', ganzhi: '丙子' },
  { key: 'month', ganzhi: '辛丑' },
  { key: 'day', ganzhi: '甲午' },
  { key: 'time', ganzhi: '庚午' },
];

const relation = (
  kind: Relation['kind'],
  name: string,
  members: Relation['members'],
  phase: Relation['phase'],
) => ({ kind, name, members, characters: [...name].slice(0, members.length), phase }) satisfies Relation;

const combine = relation('combine', '子丑合土', ['year', 'month'], 'earth');
const clash = relation('clash', '子午冲', ['year', 'day'], null);
const farClash = relation('clash', '子午冲', ['year', 'time'], null);
const harm = relation('harm', '丑午害', ['month', 'day'], null);
const punish = relation('punish', '午午自刑', ['day', 'time'], null);
const overcome = relation('stem_overcome', '甲克戊', ['month', 'day'], null);
const contend = relation('stem_contend', '丙辛争合', ['year', 'month'], null);
const hidden = relation('hidden_combine', '午亥暗合', ['day', 'time'], null);
const arch = relation('arch', '寅戌拱午', ['year', 'day'], null);
const repeat = relation('repeat', '甲子伏吟', ['day', 'da_yun'], null);
const oppose = relation('oppose', '甲子庚午反吟', ['year', 'time'], null);
const stems = relation('stem_combine', '丙辛合水', ['year', 'month'], 'water');

const render = (props: Partial<PillarRelationsProps>) =>
  renderToStaticMarkup(<PillarRelations pillars={pillars} relations={[]} {...props} />);

describe('PillarRelations', () => {
  it('lists each relation with its members, and hides the drawing from screen readers', () => {
    const markup = render({ relations: [stems, combine, punish] });
    const drawing = markup.indexOf('aria-hidden="true"');
    expect(drawing).toBeGreaterThan(0);
    expect(drawing).toBeLessThan(markup.indexOf('<ul'));
    expect((markup.match(/<li.*?<\/li>/g) ?? []).map(textOf)).toEqual([
      '丙辛合水 年干与月干',
      '子丑合土 年支与月支',
      '午午自刑 日支与时支',
    ]);
  });

  it('marks a figure in which a group has more than four relations', () => {
    const some = [clash, farClash, combine, stems, harm, punish];
    expect(render({ relations: some })).not.toContain('data-columns="');
    const names = ['子丑合土', '寅亥合木', '卯戌合火', '辰酉合金', '巳申合水'] as const;
    const many = names.map((name) => relation('combine', name, ['year', 'month'], null));
    expect(render({ relations: many })).toContain('data-columns="');
    expect(render({ relations: many.slice(1) })).not.toContain('data-columns="');
  });

  it('says how many pillars are between two of the four', () => {
    const items = (relations: Relation[]) => (render({ relations }).match(/<li.*?<\/li>/g) ?? []).map(textOf);
    expect(items([clash, farClash, combine])).toEqual([
      '子丑合土 年支与月支',
      '子午冲 年支与日支，隔一柱',
      '子午冲 年支与时支，隔两柱',
    ]);
    expect(items([repeat, oppose])).toEqual(['甲子伏吟 日与大运', '甲子庚午反吟 年与时，隔两柱']);
  });

  it('groups the relations by kind and folds those that weigh least', () => {
    const [shown = '', folded = ''] = render({
      relations: [harm, clash, punish, stems, combine, contend, overcome, hidden, arch, repeat],
    }).split('<details');
    const groups = (markup: string) =>
      [...markup.matchAll(/<ul aria-label="(.+?)">(.*?)<\/ul>/g)].map(([, group, list = '']) => [
        group,
        (list.match(/<b>.*?<\/b>/g) ?? []).map(textOf),
      ]);
    expect(groups(shown)).toEqual([
      ['合', ['丙辛合水', '子丑合土', '丙辛争合']],
      ['冲', ['子午冲']],
      ['刑', ['午午自刑']],
      ['吟', ['甲子伏吟']],
    ]);
    expect(groups(folded)).toEqual([
      ['克', ['甲克戊']],
      ['害', ['丑午害']],
      ['暗合', ['午亥暗合']],
      ['拱', ['寅戌拱午']],
    ]);
    expect(textOf(folded)).toContain('克、害、暗合、拱 4 项');
    expect(folded).not.toMatch(/^[^>]* open/);
  });

  it('draws stem relations above the stems and branch relations below the branches', () => {
    const markup = render({ relations: [stems, combine] });
    const [above, below] = markup.split('data-side="branch"');
    expect(above).toContain('data-kind="stem_combine"');
    expect(above).not.toContain('data-kind="combine"');
    expect(below).toMatch(/data-kind="combine"[^>]*data-phase="earth"[^>]*>.*?合土/);
  });

  it('draws no lines for overcoming stems, hidden and contended combinations, arches and whole pillars', () => {
    const markup = render({ relations: [contend, overcome, hidden, arch, repeat, oppose, harm] });
    expect(markup.match(/data-bracket=""/g)).toHaveLength(1);
    expect(markup).toMatch(/data-bracket="" data-kind="harm"/);
  });

  it('says that there are no relations, and mentions luck only when luck is shown', () => {
    expect(textOf(render({}))).toMatch(/四柱之间没有合冲刑害$/);
    const withYear = [...pillars, { key: 'liu_nian', ganzhi: '丙午' } as const];
    expect(textOf(render({ pillars: withYear }))).toMatch(/四柱与岁运之间没有合冲刑害$/);
  });

  it('renders buttons only when onRelation is given', () => {
    expect(buttons(render({ relations: [clash] }))).toEqual([]);
    const tappable = render({ relations: [clash], onRelation: () => undefined });
    expect(buttons(tappable).map(textOf)).toEqual(['子午冲']);
  });
});

describe('bracketsOf', () => {
  const keys = pillars.map(({ key }) => key);

  it('puts overlapping brackets on different lanes, the wider one farther out', () => {
    const placed = bracketsOf([farClash, clash, combine], keys);
    expect(placed.map(({ relation: { name, members }, lane }) => [name, members.length, lane])).toEqual([
      ['子丑合土', 2, 0],
      ['子午冲', 2, 1],
      ['子午冲', 2, 2],
    ]);
  });

  it('puts brackets that only share an end column on one lane', () => {
    expect(bracketsOf([combine, harm, punish], keys).map(({ lane }) => lane)).toEqual([0, 0, 0]);
  });

  it('keeps the ends at one column within 1 rem, however many', () => {
    const placed = bracketsOf(
      Array.from({ length: 9 }, () => combine),
      keys,
    );
    const offsets = placed.map((bracket) => endOffset(bracket, 0, placed));
    expect(Math.max(...offsets) - Math.min(...offsets)).toBeCloseTo(1);
  });

  it('lists the member columns between the ends, and leaves out a relation with a hidden column', () => {
    const three = relation('three_meet', '子丑午', ['year', 'month', 'time'], null);
    expect(bracketsOf([three], keys)[0]).toMatchObject({ from: 0, to: 3, between: [1] });
    expect(bracketsOf([relation('clash', '子午冲', ['year', 'liu_nian'], null)], keys)).toEqual([]);
  });

  it('offsets the ends at one column so that no two brackets cross', () => {
    const placed = bracketsOf([combine, clash, farClash], keys);
    const offsets = placed.map((bracket) => endOffset(bracket, 0, placed));
    expect(offsets).toEqual([0.375, 0, -0.375]);
    const meeting = bracketsOf([combine, harm], keys);
    expect(meeting.map((bracket) => endOffset(bracket, 1, meeting))).toEqual([-0.1875, 0.1875]);
  });
});
