import { type AlertState, alertTopic, ownItemOf } from '@twosides/domain/alerts';
import type { MemberId } from '@twosides/domain/kernel';
import type { Alert, NewAlert } from '@twosides/domain/model';
import { authorKeyOf, namesOf } from '../../hidden-author.ts';
import type { Database, SiteDatabase, WriteHandlers } from '../kernel/database.ts';

export const isMember = (database: Database, id: MemberId): boolean =>
  database.has('SELECT 1 FROM users WHERE id = ?', id);

export const findAlertState = (database: SiteDatabase, { memberId, subject }: NewAlert): AlertState => {
  const own = ownItemOf(subject);
  const isPseudonymous = own !== null && database.has(IS_HIDDEN[own.kind], own.id);
  const earlier = database.first<Alert>(
    'SELECT topic, subject, count, at, is_read FROM alerts WHERE recipient = ? AND topic = ?',
    recipientOf(database, memberId, isPseudonymous),
    alertTopic(subject),
  );
  return { earlier, isMember: isMember(database, memberId), isPseudonymous };
};

const IS_HIDDEN = {
  conflict: 'SELECT 1 FROM conflicts WHERE id = ? AND author_key IS NOT NULL',
  comment: 'SELECT 1 FROM comments WHERE id = ? AND author_key IS NOT NULL',
} as const;

export const alertWriteHandlers = {
  'put-alert': (database, { memberId, isPseudonymous, alert }) => {
    const recipient = recipientOf(database, memberId, isPseudonymous);
    database.upsert('alerts', 'recipient, topic', { recipient, ...alert });
  },
  'trim-alerts': (database, { memberId, kept }) => {
    database.run(TRIM, ...namesOf(database.secrets, memberId), kept);
  },
} satisfies Partial<WriteHandlers>;

const TRIM = `
  DELETE FROM alerts WHERE (recipient, topic) IN
    (SELECT recipient, topic FROM alerts WHERE recipient IN (?, ?) ORDER BY at DESC, topic DESC LIMIT -1 OFFSET ?)`;

/** Replaces the member id of a pseudonymous author, because the alert names the item and would reveal its author. */
const recipientOf = ({ secrets }: SiteDatabase, member: MemberId, isPseudonymous: boolean): string =>
  isPseudonymous ? authorKeyOf(secrets, member) : member;
