import { bindTo } from '../../shared/bind.ts';
import {
  countReserved,
  giveBack,
  mayAnswer,
  releaseAll,
  renewReserved,
  reserve,
  spendReserved,
  takeForAnswer,
  undoReserved,
} from './answers.ts';
import { check, dashboard, findBalance, status } from './balance.ts';
import type { BenefitContext } from './benefit-context.ts';
import { purge, undoForRecords, undoUnanswered, useBenefit, useReport } from './uses.ts';

export type Benefits = ReturnType<typeof createBenefits>;

/** Counted rights of an account: conversations a day, reports that a member unlocks a month. */
export function createBenefits(context: BenefitContext) {
  const bind = bindTo(context);
  return {
    findBalance: bind(findBalance),
    dashboard: bind(dashboard),
    status: bind(status),
    check: bind(check),
    use: bind(useBenefit),
    useReport: bind(useReport),
    mayAnswer: bind(mayAnswer),
    countReserved: bind(countReserved),
    reserve: bind(reserve),
    renewReserved: bind(renewReserved),
    spendReserved: bind(spendReserved),
    undoReserved: bind(undoReserved),
    releaseAll: bind(releaseAll),
    takeForAnswer: bind(takeForAnswer),
    giveBack: bind(giveBack),
    undoForRecords,
    undoUnanswered: bind(undoUnanswered),
    purge: bind(purge),
  };
}
