import { monthsToCount, nextMonth } from './transparency.rule.ts';
import { type MonthView, monthView } from './transparency.view.ts';
import type { TransparencyStore } from './transparency-store.port.ts';

/** Months that are shown. */
const MONTHS = 36;

/**
 * Counts the months that are over: each once, also by two at once. Numbers that grow while one looks would tell what
 * is done when.
 */
export const countMonths =
  ({ transparency }: { transparency: TransparencyStore }) =>
  async (now: number): Promise<void> => {
    const last = await transparency.lastMonth();
    if (last !== null && nextMonth(nextMonth(last)) > now) return;
    const first = last === null ? await transparency.firstAction() : null;
    for (const month of monthsToCount(last, first, now)) await transparency.countMonth(month, nextMonth(month));
  };

/** What was reported, restricted, appealed and reversed in the months that are over, the latest first. */
export const readTransparency =
  ({ transparency }: { transparency: Pick<TransparencyStore, 'listMonths'> }) =>
  async (): Promise<MonthView[]> =>
    (await transparency.listMonths(MONTHS)).map(monthView);
