import type { ShareStore } from '@twosides/domain/sharing';
import type { Database } from '../kernel/database.ts';

export const createShareStore = (database: Database): ShareStore => ({
  count: async ({ conflictId, channel, sharer, sharedAt }) =>
    database.write(() => {
      if (!database.has('SELECT 1 FROM conflicts WHERE id = ? AND is_active = 1', conflictId)) return false;
      database.run(
        'INSERT INTO shares (conflict_id, channel, sharer, shared_at) VALUES (?, ?, ?, ?) ON CONFLICT (conflict_id, channel, sharer) DO NOTHING',
        conflictId,
        channel,
        sharer,
        sharedAt,
      );
      return true;
    }),
  sweep: async (until) => {
    database.run('DELETE FROM shares WHERE shared_at <= ?', until);
  },
});
