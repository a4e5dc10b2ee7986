import { type AlertState, alertTopic, ownItemOf } from '@twosides/domain/alerts';
import type { MemberId, Secrets } from '@twosides/domain/kernel';
import type { NewAlert } from '@twosides/domain/model';
import { authorKeyOf, namesOf } from '../../hidden-author.ts';
import type { WriteContext, WriteHandlers } from '../kernel/write-handlers.ts';
import { ALERTS, isMember } from './alerts.ts';

export const findAlertState = ({ database, secrets }: WriteContext, { memberId, subject }: NewAlert): AlertState => {
  const own = ownItemOf(subject);
  const isPseudonymous = own !== null && database.first(IS_HIDDEN[own.kind], own.id) !== null;
  const earlier = ALERTS.first(
    database,
    'SELECT * FROM alerts WHERE recipient = ? AND topic = ?',
    recipientOf(secrets, memberId, isPseudonymous),
    alertTopic(subject),
  );
  return { earlier, isMember: isMember(database, memberId), isPseudonymous };
};

const IS_HIDDEN = {
  conflict: 'SELECT 1 FROM conflicts WHERE id = ? AND author_key IS NOT NULL',
  comment: 'SELECT 1 FROM comments WHERE id = ? AND author_key IS NOT NULL',
} as const;

export const alertWriteHandlers = {
  'put-alert': ({ database, secrets }, { memberId, isPseudonymous, alert }) => {
    const recipient = recipientOf(secrets, memberId, isPseudonymous);
    database.upsert('alerts', 'recipient, topic', { recipient, ...ALERTS.toRow(alert) });
  },
  'trim-alerts': ({ database, secrets }, { memberId, kept }) => {
    database.run(TRIM, ...namesOf(secrets, memberId), kept);
  },
} satisfies Partial<WriteHandlers>;

const TRIM = `
  DELETE FROM alerts WHERE (recipient, topic) IN
    (SELECT recipient, topic FROM alerts WHERE recipient IN (?, ?) ORDER BY at DESC, topic DESC LIMIT -1 OFFSET ?)`;

/** Replaces the member id of a pseudonymous author, because the alert names the item and would reveal its author. */
const recipientOf = (secrets: Secrets, member: MemberId, isPseudonymous: boolean): string =>
  isPseudonymous ? authorKeyOf(secrets, member) : member;
