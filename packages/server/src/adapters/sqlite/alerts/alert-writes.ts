import { type AlertState, alertTopic, ownItemOf } from '@twosides/domain/alerts';
import type { MemberId, Secrets } from '@twosides/domain/kernel';
import type { NewAlert } from '@twosides/domain/model';
import { authorKeyOf, namesOf } from '../../hidden-author.ts';
import type { Database } from '../kernel/database.ts';
import type { WriteContext, WriteHandlers } from '../kernel/write-handlers.ts';
import { type AlertRow, isMember, toAlert } from './alerts.ts';

export const findAlertState = ({ database, secrets }: WriteContext, { memberId, subject }: NewAlert): AlertState => {
  const own = ownItemOf(subject);
  const isHidden = own !== null && database.first(IS_HIDDEN[own.kind], own.id) !== null;
  const row = database.first<AlertRow>(
    'SELECT * FROM alerts WHERE recipient = ? AND topic = ?',
    recipientOf(secrets, memberId, isHidden),
    alertTopic(subject),
  );
  return { earlier: row && toAlert(row), isMember: isMember(database, memberId), isHidden };
};

const IS_HIDDEN = {
  conflict: 'SELECT 1 FROM conflicts WHERE id = ? AND author_key IS NOT NULL',
  comment: 'SELECT 1 FROM comments WHERE id = ? AND author_key IS NOT NULL',
} as const;

export const alertWriteHandlers = {
  'put-alert': ({ database, secrets }, { memberId, isHidden, alert: { topic, subject, count, at, isRead } }) => {
    database.upsert('alerts', 'recipient, topic', {
      recipient: recipientOf(secrets, memberId, isHidden),
      topic,
      subject: JSON.stringify(subject),
      count,
      at,
      is_read: Number(isRead),
    });
  },
  'trim-alerts': ({ database, secrets }, { memberId, kept }) => {
    trim(database, namesOf(secrets, memberId), kept);
  },
} satisfies Partial<WriteHandlers>;

/** The alert names its item, so a member id would reveal who wrote a pseudonymous item. */
const recipientOf = (secrets: Secrets, member: MemberId, isHidden: boolean): string =>
  isHidden ? authorKeyOf(secrets, member) : member;

const trim = (database: Database, names: readonly string[], kept: number): void => {
  database.run(
    `DELETE FROM alerts WHERE (recipient, topic) IN
       (SELECT recipient, topic FROM alerts WHERE recipient IN (?, ?) ORDER BY at DESC, topic DESC LIMIT -1 OFFSET ?)`,
    ...names,
    kept,
  );
};
