import { collapsedBy } from '../conflicts/collapsed.rule.ts';
import { pausedBy } from '../conflicts/paused.rule.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { ConflictId, MemberId } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { DAY, startOfDay } from '../kernel/time.ts';
import { type ConflictView, wholeConflictViews } from '../reading/conflict.view.ts';
import type { ConflictReader } from '../reading/conflict-reader.port.ts';
import { chooseFive } from './todays-five.rule.ts';
import type { TodaysFiveStore } from './todays-five-store.port.ts';

type Needs = { reading: ConflictReader; todaysFive: TodaysFiveStore; secrets: Secrets; clock: Clock };

export const idsOfToday = ({
  todaysFive,
  clock,
}: Pick<Needs, 'todaysFive' | 'clock'>): Promise<readonly ConflictId[]> =>
  todaysFive.read(startOfDay(clock()), ({ candidates, recent }) => chooseFive(candidates, recent));

export const readToday = (needs: Needs) => async (viewer: MemberId | null) =>
  readFive(needs, viewer, await idsOfToday(needs));

export const readYesterday = (needs: Needs) => async (viewer: MemberId | null) => {
  const day = startOfDay(needs.clock()) - DAY;
  return readFive(needs, viewer, await needs.todaysFive.read(day, () => []));
};

const readFive = async (
  { reading, secrets, clock }: Needs,
  viewer: MemberId | null,
  ids: readonly ConflictId[],
): Promise<readonly ConflictView[]> => {
  const [page, accounts] = await Promise.all([
    reading.listThese(ids, viewer && secrets.voterOf(viewer)),
    reading.readAccounts(ids),
  ]);
  const shown = page.items.filter(
    ({ conflict }) => collapsedBy(conflict.review) === null && pausedBy(conflict) === null,
  );
  return wholeConflictViews(shown, accounts, { viewer, now: clock(), trendingTop: page.trendingTop });
};
