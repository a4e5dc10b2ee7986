import type { Alert, AlertSubject, MemberId, NewAlert } from '@twosides/domain';
import { ALERTS_KEPT, alertJob, alertTopic, raisedAlert, tellsAnew } from '@twosides/domain';
import type { Database } from './database.ts';
import { enqueueJobs } from './job-queue.ts';

/** Raises alerts, inside the transaction of what causes them. */
export const raiseAlerts = (database: Database, alerts: readonly NewAlert[]): void => {
  for (const alert of alerts) {
    const earlier = findAlert(database, alert.memberId, alertTopic(alert.subject));
    const raised = raisedAlert(earlier, alert);
    if (raised === null || !isMember(database, alert.memberId)) continue;
    saveAlert(database, alert.memberId, raised);
    if (earlier === null) forgetOldest(database, alert.memberId);
    if (tellsAnew(earlier, raised)) enqueueJobs(database, [alertJob(alert)]);
  }
};

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

const findAlert = (database: Database, member: MemberId, topic: string): Alert | null => {
  const row = database.first<AlertRow>('SELECT * FROM alerts WHERE member_id = ? AND topic = ?', member, topic);
  return row && toAlert(row);
};

export const isMember = (database: Database, id: MemberId): boolean =>
  database.first('SELECT 1 FROM users WHERE id = ?', id) !== null;

const saveAlert = (database: Database, member: MemberId, { topic, subject, count, at, isRead }: Alert): void =>
  database.upsert('alerts', 'member_id, topic', {
    member_id: member,
    topic,
    subject: JSON.stringify(subject),
    count,
    at,
    is_read: Number(isRead),
  });

const forgetOldest = (database: Database, member: MemberId): void => {
  database.run(
    `DELETE FROM alerts WHERE id IN
       (SELECT id FROM alerts WHERE member_id = ? ORDER BY at DESC, topic DESC LIMIT -1 OFFSET ?)`,
    member,
    ALERTS_KEPT,
  );
};
