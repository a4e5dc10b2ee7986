import type { Migration } from '../migration.ts';

/** A lane for each urgency. */
export const JOB_LANES: Migration = {
  batch: async ({ database, session }) => {
    const jobs = database.collection('jobs');
    const move = (lane: string, which: Readonly<Record<string, unknown>>) =>
      jobs.updateMany({ lane: 'main', ...which }, { $set: { lane } }, { session });
    await move('upkeep', { payload: { $exists: false } });
    await move('upkeep', { 'payload.kind': 'erase-member' });
    await move('bulk', { 'payload.kind': { $in: ['plan-digests', 'weekly-digest'] } });
    await move('news', { 'payload.kind': { $in: ['conflict-revealed', 'alert'] } });
    await move('news', { 'payload.mail.template': 'alert' });
    await move('urgent', {});
    return false;
  },
};
