import type { MemberId } from '@twosides/domain/kernel';
import type { Alert, AlertSubject } from '@twosides/domain/model';
import type { Database } from '../kernel/database.ts';

export type AlertRow = {
  readonly topic: string;
  readonly subject: string;
  readonly count: number;
  readonly at: number;
  readonly is_read: number;
};

export const toAlert = ({ topic, subject, count, at, is_read }: AlertRow): Alert => ({
  topic,
  subject: JSON.parse(subject) as AlertSubject,
  count,
  at,
  isRead: is_read === 1,
});

export const isMember = (database: Database, id: MemberId): boolean =>
  database.first('SELECT 1 FROM users WHERE id = ?', id) !== null;
