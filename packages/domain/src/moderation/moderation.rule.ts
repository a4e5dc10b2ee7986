import type { TakenDownBy, Verdict } from '../model/report.ts';

/**
 * Who keeps an item off the site once the operator has spoken; null while nobody does. Only what reports have hidden
 * comes back: what its author took down stays down, and so does what the operator removed before.
 */
export const takenDownAfter = (before: TakenDownBy | null, verdict: Verdict): TakenDownBy | null => {
  if (verdict === 'keep') return before === 'reports' ? null : before;
  return before === 'author' ? 'author' : 'operator';
};
