import type { Review, TakenDownBy, Verdict } from '../model/report.ts';

/** Whether an item is off the site or folded, and by whom. */
export type Standing = { readonly takenDownBy: TakenDownBy | null; readonly review: Review | null };

/**
 * How an item stands once a moderator has spoken. What its author took down stays down, and so does what was removed
 * before: only what was folded is shown as before.
 */
export const standingAfter = ({ takenDownBy, review }: Standing, verdict: Verdict): Standing => {
  switch (verdict) {
    case 'keep':
    case 'warn':
      return { takenDownBy, review: 'kept' };
    case 'fold':
      return { takenDownBy, review: 'folded' };
    case 'remove':
      return { takenDownBy: takenDownBy ?? 'operator', review };
  }
};
