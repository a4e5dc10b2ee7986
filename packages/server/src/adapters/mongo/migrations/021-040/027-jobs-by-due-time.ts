import type { Migration } from '../migration.ts';

/**
 * A job that waits says when it is due, be it by its time or by the end of a lease, and looks for jobs walk along that:
 * none of them passes what others have in hand.
 */
export const JOBS_BY_DUE_TIME: Migration = {
  outside: async ({ database }) => {
    const jobs = database.collection('jobs');
    await jobs.updateMany({ status: 'waiting', dueAt: { $exists: false } }, [
      { $set: { dueAt: { $max: ['$runAt', '$leaseUntil'] } } },
    ]);
    await jobs.updateMany({ leaseUntil: { $exists: true } }, { $unset: { leaseUntil: 1 } });
    await jobs.createIndexes([
      { name: 'due', key: { lane: 1, dueAt: 1, _id: 1 }, partialFilterExpression: { dueAt: { $exists: true } } },
      { name: 'ended', key: { status: 1, runAt: 1 } },
    ]);
    if (await jobs.indexExists('due_in_lane')) await jobs.dropIndex('due_in_lane');
  },
};
