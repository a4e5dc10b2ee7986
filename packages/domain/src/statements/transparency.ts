import type { TransparencyStore } from './statements.port.ts';
import { monthsToCount, nextMonth } from './transparency.rule.ts';
import { type MonthView, monthView } from './transparency.view.ts';

const MONTHS = 36;

/** Counts only finished months, because figures that change during a month would reveal when something happens. */
export const countMonths =
  ({ transparency }: { transparency: TransparencyStore }) =>
  async (now: number): Promise<void> => {
    const last = await transparency.lastMonth();
    if (last !== null && nextMonth(nextMonth(last)) > now) return;
    const first = last === null ? await transparency.firstAction() : null;
    for (const month of monthsToCount(last, first, now)) await transparency.countMonth(month, nextMonth(month));
  };

export const readTransparency =
  ({ transparency }: { transparency: Pick<TransparencyStore, 'listMonths'> }) =>
  async (): Promise<MonthView[]> =>
    (await transparency.listMonths(MONTHS)).map(monthView);
