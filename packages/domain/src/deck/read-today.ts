import { collapsedBy } from '../conflicts/collapsed.rule.ts';
import { pausedBy } from '../conflicts/paused.rule.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { ConflictId, MemberId } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { startOfDay } from '../kernel/time.ts';
import { type ConflictView, wholeConflictViews } from '../reading/conflict.view.ts';
import type { ConflictReader } from '../reading/conflict-reader.port.ts';
import { chooseFive } from './todays-five.rule.ts';
import type { TodaysFiveStore } from './todays-five-store.port.ts';

export const idsOfToday = ({
  todaysFive,
  clock,
}: {
  todaysFive: TodaysFiveStore;
  clock: Clock;
}): Promise<readonly ConflictId[]> =>
  todaysFive.read(startOfDay(clock()), ({ candidates, recent }) => chooseFive(candidates, recent));

/** Leaves out conflicts that were removed, collapsed or paused after they were chosen. */
export const readToday =
  (needs: { reading: ConflictReader; todaysFive: TodaysFiveStore; secrets: Secrets; clock: Clock }) =>
  async (viewer: MemberId | null): Promise<readonly ConflictView[]> => {
    const { reading, secrets, clock } = needs;
    const ids = await idsOfToday(needs);
    const [page, accounts] = await Promise.all([
      reading.listThese(ids, viewer && secrets.voterOf(viewer)),
      reading.readAccounts(ids),
    ]);
    const shown = page.items.filter(
      ({ conflict }) => collapsedBy(conflict.review) === null && pausedBy(conflict) === null,
    );
    return wholeConflictViews(shown, accounts, { viewer, now: clock(), trendingTop: page.trendingTop });
  };
