import type { ConflictStore } from '../conflicts/conflict-store.port.ts';
import { notifyFollowersJob } from '../conflicts/post-conflict.ts';
import { collapsedBy } from '../conflicts/shown.rule.ts';
import type { JobQueue } from '../jobs/job-queue.port.ts';
import type { Clock } from '../kernel/index.ts';
import { type JobOf, unchanged } from '../model/index.ts';
import type { ProfileStore } from '../profile/profile.port.ts';
import type { AlertStore } from './alerts.port.ts';

const PAGE = 100;

type Needs = {
  conflicts: Pick<ConflictStore, 'changeConflict'>;
  profiles: Pick<ProfileStore, 'listFollowers'>;
  alerts: Pick<AlertStore, 'raise'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  clock: Clock;
};

export const notifyFollowers =
  ({ conflicts, profiles, alerts, jobs, clock }: Needs) =>
  async ({ conflictId, after }: JobOf<'notify-followers'>): Promise<void> => {
    const conflict = await conflicts.changeConflict(conflictId, unchanged);
    if (!conflict?.isActive || conflict.anonymous || collapsedBy(conflict.review) !== null) return;
    // Null once the author's account is deleted.
    if (conflict.submittedBy === null) return;
    const at = clock();
    const followers = await profiles.listFollowers(conflict.submittedBy, after, PAGE);
    await alerts.raise(
      followers
        .filter(({ isMuting }) => !isMuting)
        .map(({ memberId }) => ({ memberId, subject: { type: 'followed-posted', conflictId }, count: 1, at })),
    );
    const last = followers.at(-1);
    if (last !== undefined && followers.length === PAGE)
      await jobs.enqueue([notifyFollowersJob(conflictId, last.memberId, at)]);
  };
