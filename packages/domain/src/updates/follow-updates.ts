import type { AlertStore } from '../alerts/alert-store.port.ts';
import { collapsedBy } from '../conflicts/collapsed.rule.ts';
import type { JobQueue } from '../jobs/job-queue.port.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { ConflictId, MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { startOfDay } from '../kernel/time.ts';
import type { JobPayload } from '../model/job.ts';
import { unchanged } from '../model/write.ts';
import type { ConflictReader } from '../reading/conflict-reader.port.ts';
import { notifyJob } from './post-update.ts';
import type { UpdateStore } from './update-store.port.ts';
import type { UpdateFollowing } from './updates.api.ts';
import { isOpenlyShown } from './updates.rule.ts';

type Outcome = Result<UpdateFollowing, 'conflict-not-found'>;

export const setUpdateFollowing =
  ({ updates, clock }: { updates: Pick<UpdateStore, 'setFollowing'>; clock: Clock }) =>
  (member: MemberId, id: ConflictId, follows: boolean): Promise<Outcome> => {
    const on = startOfDay(clock());
    return updates.setFollowing<Outcome>({ conflictId: id, memberId: member }, ({ conflict, isMember }) => {
      if (conflict === null || !conflict.isActive) return unchanged(err('conflict-not-found'));
      if (!isMember || conflict.submittedBy === member) return unchanged(ok({ isFollowing: false }));
      return {
        writes: [{ kind: 'follow-updates', conflictId: id, memberId: member, follows, on }],
        result: ok({ isFollowing: follows }),
      };
    });
  };

const PAGE = 100;

type Needs = {
  updates: Pick<UpdateStore, 'list' | 'listFollowers'>;
  reading: Pick<ConflictReader, 'read'>;
  alerts: Pick<AlertStore, 'raise'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  clock: Clock;
};

export const notifyOfUpdate =
  ({ updates, reading, alerts, jobs, clock }: Needs) =>
  async ({ conflictId, number, after }: Extract<JobPayload, { kind: 'notify-of-update' }>): Promise<void> => {
    const found = await reading.read(conflictId, 0);
    if (!found?.conflict.isActive || collapsedBy(found.conflict.review) !== null) return;
    const update = (await updates.list(conflictId)).find((one) => one.number === number);
    if (!update || !isOpenlyShown(update)) return;
    const now = clock();
    // For an anonymous conflict, the exact time would reveal when the author was online.
    const at = found.conflict.anonymous ? update.notifiedAt : now;
    const members = await updates.listFollowers(conflictId, after, PAGE);
    await alerts.raise(
      members.map((memberId) => ({
        memberId,
        subject: { type: 'update-told', conflictId, number },
        count: 1,
        at,
      })),
    );
    const last = members.at(-1);
    if (last !== undefined && members.length === PAGE) await jobs.enqueue([notifyJob(conflictId, number, last, now)]);
  };
