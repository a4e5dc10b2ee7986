import { ALERTS_KEPT, alertJob, alertTopic, ownItemOf, raisedAlert, tellsAnew } from '@twosides/domain/alerts';
import type { MemberId, Secrets } from '@twosides/domain/kernel';
import type { Alert, AlertSubject, NewAlert } from '@twosides/domain/model';
import { authorKeyOf, namesOf } from '../../hidden-author.ts';
import { enqueueJobs } from '../jobs/job-queue.ts';
import type { Database } from '../kernel/database.ts';

/** Raises alerts, inside the transaction of what causes them. */
export const raiseAlerts = (database: Database, secrets: Secrets, alerts: readonly NewAlert[]): void => {
  for (const alert of alerts) {
    const recipient = recipientOf(database, secrets, alert);
    const earlier = findAlert(database, recipient, alertTopic(alert.subject));
    const raised = raisedAlert(earlier, alert);
    if (raised === null || !isMember(database, alert.memberId)) continue;
    saveAlert(database, recipient, raised);
    if (earlier === null) forgetOldest(database, namesOf(secrets, alert.memberId));
    if (tellsAnew(earlier, raised)) enqueueJobs(database, secrets, [alertJob(alert)]);
  }
};

/** The member; of what is theirs under a pseudonym the HMAC, since the topic says what it is. */
const recipientOf = (database: Database, secrets: Secrets, { memberId, subject }: NewAlert): string => {
  const own = ownItemOf(subject);
  const isDisguised = own !== null && database.first(IS_DISGUISED[own.kind], own.id) !== null;
  return isDisguised ? authorKeyOf(secrets, memberId) : memberId;
};

const IS_DISGUISED = {
  conflict: 'SELECT 1 FROM conflicts WHERE id = ? AND author_key IS NOT NULL',
  comment: 'SELECT 1 FROM comments WHERE id = ? AND author_key IS NOT NULL',
} as const;

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

const findAlert = (database: Database, recipient: string, topic: string): Alert | null => {
  const row = database.first<AlertRow>('SELECT * FROM alerts WHERE recipient = ? AND topic = ?', recipient, topic);
  return row && toAlert(row);
};

export const isMember = (database: Database, id: MemberId): boolean =>
  database.first('SELECT 1 FROM users WHERE id = ?', id) !== null;

const saveAlert = (database: Database, recipient: string, { topic, subject, count, at, isRead }: Alert): void =>
  database.upsert('alerts', 'recipient, topic', {
    recipient,
    topic,
    subject: JSON.stringify(subject),
    count,
    at,
    is_read: Number(isRead),
  });

const forgetOldest = (database: Database, names: readonly string[]): void => {
  database.run(
    `DELETE FROM alerts WHERE (recipient, topic) IN
       (SELECT recipient, topic FROM alerts WHERE recipient IN (?, ?) ORDER BY at DESC, topic DESC LIMIT -1 OFFSET ?)`,
    ...names,
    ALERTS_KEPT,
  );
};
