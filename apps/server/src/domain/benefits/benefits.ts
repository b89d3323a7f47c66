import { bindAll } from '../../shared/bind.ts';
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
  return {
    ...bindAll(context, {
      findBalance,
      dashboard,
      status,
      check,
      use: useBenefit,
      useReport,
      mayAnswer,
      countReserved,
      reserve,
      renewReserved,
      spendReserved,
      undoReserved,
      releaseAll,
      takeForAnswer,
      giveBack,
      undoUnanswered,
      purge,
    }),
    undoForRecords,
  };
}
