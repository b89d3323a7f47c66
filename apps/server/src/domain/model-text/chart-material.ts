import { PILLAR_WORDS, type PillarName } from '@ziping/readings/facts';
import type { ModelFacts } from '@ziping/readings/times';

const STANCES = { push: '往前', even: '照常', hold: '收着' } as const;

/** What a time brings: its word, what to do, and its events of the first two ranks. */
const timeMaterial = ({ word, stance, events }: ModelFacts['times']['cycles'][number]) => ({
  词: word,
  做法: STANCES[stance],
  事: events.flatMap(({ name, rank, force, on_day }) =>
    rank > 2 || force === 'bring' ? [] : `${name}${on_day ? '（动日支夫妻宫）' : ''}`,
  ),
});

/** The chart as a model is given it, with the times of luck as this service tells them. Nothing in it is a user's. */
export function chartMaterial(facts: ModelFacts): Record<string, unknown> {
  const { times, today } = facts;
  const names = Object.keys(PILLAR_WORDS) as PillarName[];
  return {
    今天: `${today.year}年${today.month}月${today.day}日`,
    ...(times.clock && { 钟表: `四柱按出生地的${times.clock}排` }),
    性别: facts.gender === 'male' ? '男' : '女',
    日主: facts.day_master,
    四柱: Object.fromEntries(
      names.map((key) => {
        const pillar = facts.pillars[key];
        return [
          `${PILLAR_WORDS[key]}柱`,
          pillar
            ? {
                干支: pillar.ganzhi,
                天干十神: pillar.shi_shen,
                藏干: pillar.hidden.map(({ stem, shi_shen }) => `${stem}${shi_shen}`),
                纳音: pillar.na_yin,
                地势: pillar.di_shi,
                空亡: pillar.kong_wang,
                神煞: pillar.stars,
              }
            : '时辰未知',
        ];
      }),
    ),
    旺衰: facts.strength.verdict,
    ...(times.readings.length > 0 && {
      两说: times.readings.map(({ as, take }) => `若作${as}看，取${take.join('、') || '无'}`),
    }),
    格局: facts.pattern.name,
    格局成败: facts.pattern.state,
    用神: facts.favourable.useful,
    喜神: facts.favourable.helpful,
    闲神: facts.favourable.neutral,
    忌神: facts.favourable.harmful,
    取用: facts.favourable.method,
    五行占比: Object.fromEntries(facts.phases.map(({ phase, percent }) => [phase, `${percent}%`])),
    刑冲合害: facts.relations,
    起运: facts.qi_yun_date,
    大运: facts.cycles.map((one, place) => ({
      干支: one.ganzhi,
      十神: one.shi_shen,
      年份: `${one.start_year}—${one.end_year}`,
      虚岁: `${one.start_age}—${one.end_age}`,
      ...(times.cycles[place] && timeMaterial(times.cycles[place])),
      ...(one.current ? { 当前: true } : {}),
    })),
    今年: facts.this_year,
    流年: facts.years.map((one, place) => ({
      年份: one.year,
      干支: one.ganzhi,
      十神: one.shi_shen,
      虚岁: one.age,
      神煞: one.stars,
      ...(times.years[place] && timeMaterial(times.years[place])),
    })),
  };
}
