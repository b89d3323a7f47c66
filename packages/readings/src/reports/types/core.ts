/** Who the person is in a matter, by age. */
import { isAged, isMinor, type ReadingFacts } from '@ziping/bazi/reading/facts';

import type { ByGroup, ReportType } from './report-type.ts';

/** Of a special pattern, where strength does not decide. */
export const SPECIAL_CORE: Partial<Readonly<Record<ReadingFacts['pattern']['kind'], string>>> = {
  follow: '你是顺着大势走的人，认准方向跟上去，比自己开路省力',
  dominant: '你身上一种劲特别足，把它用到底，比样样都学好',
  transform: '你遇上对的人和事会像换了个人，跟谁一起做很要紧',
};

/** Of a minor and of a person over 60 it is told by the group that weighs most. */
export const coreByAge =
  ({
    young,
    aged,
    grown,
  }: {
    young: ByGroup;
    aged: ByGroup;
    grown: ReportType['core'];
  }): ReportType['core'] =>
  (facts) =>
    isMinor(facts) ? [young[facts.leading]] : isAged(facts) ? [aged[facts.leading]] : grown(facts);
