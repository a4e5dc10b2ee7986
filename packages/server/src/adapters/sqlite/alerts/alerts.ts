import type { MemberId } from '@twosides/domain/kernel';
import type { Alert } from '@twosides/domain/model';
import type { Database } from '../kernel/database.ts';
import { recordsOf } from '../kernel/records.ts';

export const ALERTS = recordsOf<Alert>({
  topic: 'plain',
  subject: 'json',
  count: 'plain',
  at: 'plain',
  isRead: 'flag',
});

export const isMember = (database: Database, id: MemberId): boolean =>
  database.first('SELECT 1 FROM users WHERE id = ?', id) !== null;
