import type { Basis, Favourable, FavourableSchool, PatternSchool } from '@ziping/bazi/types';
import { COLUMN_NAMES } from '../columns.copy.ts';

const PARTS: Readonly<Record<Basis['part'], string>> = { stem: '干', hidden: '支藏', branch: '支' };

/** Chinese texts of the panel of pattern and useful phase. */
export const patternPanelCopy = {
  title: '格局与用神',
  roles: { useful: '用神', helpful: '喜神', harmful: '忌神', neutral: '闲神' },
  none: '无',
  /** Before the name of a 从 or 化 that is not genuine. */
  false: '假',
  presence: {
    open: '透于天干',
    hidden: '藏于地支',
    absent: '局中不见',
  } satisfies Record<Favourable['presence'], string>,
  /** Above the readings of a doubtful chart. */
  readings: '两说都有人取，取舍随之不同',
  /** 作身强看, 作假从财格看 */
  readingAs: (as: string) => `作${as}看`,
  /** 用水，喜木，忌火土 */
  reading: (useful: string, good: string, harmful: string) =>
    [`用${useful}`, good && `喜${good}`, harmful && `忌${harmful}`].filter(Boolean).join('，'),
  readingsNote: '上面的喜神没有一说忌它，忌神是各说都忌的。',
  details: '依据与算法',
  pattern: '格局',
  useful: '用神',
  patternSchool: '格局取法',
  patternSchools: {
    genuine: '只取真从、真化',
    all: '假从、假化也取',
    commanding: '藏干不透时取司令',
  } satisfies Record<PatternSchool, string>,
  /** In place of the choice, where it changes nothing. */
  patternAlike: '假从、假化与月令司令，各家取法在此盘结果相同',
  school: '用神取法',
  schools: {
    combined: '冬夏先调候，余用扶抑，强弱难定取相神',
    balance: '扶抑与通关',
    climate: '专用调候',
    pattern: '格局相神',
  } satisfies Record<FavourableSchool, string>,
  source: (source: string) => `据${source}`,
  /** 年干庚, 月支酉, 月支藏辛 */
  place: ({ key, part, character }: Basis) => `${COLUMN_NAMES[key]}${PARTS[part]}${character}`,
  climate: (stems: readonly string[]) => `本月调候用${stems.join('、')}`,
} as const;
