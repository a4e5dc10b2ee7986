import type { AlertStore } from '../alerts/alert-store.port.ts';
import { foldedBy } from '../conflicts/folded.rule.ts';
import type { JobQueue } from '../jobs/job-queue.port.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { ConflictId, MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { startOfDay } from '../kernel/time.ts';
import type { JobPayload } from '../model/job.ts';
import { unchanged } from '../model/write.ts';
import type { ConflictReader } from '../reading/conflict-reader.port.ts';
import type { EndingFollowing } from './ending.api.ts';
import type { EndingStore } from './ending-store.port.ts';
import { tellJob } from './tell-how-it-went.ts';
import { isOpenlyShown } from './updates.rule.ts';

type Outcome = Result<EndingFollowing, 'conflict-not-found'>;

/**
 * A member wants to know how a conflict ends, or no longer. Of one's own there is nothing to be told, so nothing is
 * kept.
 */
export const setEndingFollowing =
  ({ endings, clock }: { endings: Pick<EndingStore, 'setFollowing'>; clock: Clock }) =>
  (member: MemberId, id: ConflictId, follows: boolean): Promise<Outcome> => {
    const on = startOfDay(clock());
    return endings.setFollowing<Outcome>({ conflictId: id, memberId: member }, ({ conflict, isMember }) => {
      if (conflict === null || !conflict.isActive) return unchanged(err('conflict-not-found'));
      if (!isMember || conflict.submittedBy === member) return unchanged(ok({ isFollowing: false }));
      return {
        writes: [{ kind: 'follow-ending', conflictId: id, memberId: member, follows, on }],
        result: ok({ isFollowing: follows }),
      };
    });
  };

/** Members that one step tells. */
const PAGE = 100;

type Needs = {
  endings: Pick<EndingStore, 'list' | 'listFollowers'>;
  reading: Pick<ConflictReader, 'read'>;
  alerts: Pick<AlertStore, 'raise'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  clock: Clock;
};

/**
 * Tells a page of those who want to know how a conflict ends, and puts in the next one. An update is news to each of
 * them once, however often it is told. What was taken down or folded meanwhile is no news.
 */
export const tellOfUpdate =
  ({ endings, reading, alerts, jobs, clock }: Needs) =>
  async ({ conflictId, number, after }: Extract<JobPayload, { kind: 'tell-of-update' }>): Promise<void> => {
    const found = await reading.read(conflictId, 0);
    if (!found?.conflict.isActive || foldedBy(found.conflict.review) !== null) return;
    const update = (await endings.list(conflictId)).find((one) => one.number === number);
    if (!update || !isOpenlyShown(update)) return;
    const now = clock();
    // The minute would tell when an anonymous author was here.
    const at = found.conflict.anonymous ? update.toldAt : now;
    const members = await endings.listFollowers(conflictId, after, PAGE);
    await alerts.raise(
      members.map((memberId) => ({
        memberId,
        subject: { type: 'update-told', conflictId, number },
        count: 1,
        at,
      })),
    );
    const last = members.at(-1);
    if (last !== undefined && members.length === PAGE) await jobs.enqueue([tellJob(conflictId, number, last, now)]);
  };
