import { type AlertState, alertTopic, ownItemOf } from '@twosides/domain/alerts';
import type { MemberId, Secrets } from '@twosides/domain/kernel';
import { type Alert, type AlertSubject, type NewAlert, pick } from '@twosides/domain/model';
import { trusted } from 'mongoose';
import { authorKeyOf, namesOf } from '../../hidden-author.ts';
import type { BatchHandlers, LaterHandlers } from '../kernel/write-batch.ts';
import type { AlertRecord } from '../models/member-records.ts';
import type { SiteDatabase } from '../models/models.ts';

export const toAlert = (record: AlertRecord): Alert => pick(record, ['topic', 'subject', 'count', 'at', 'isRead']);

export const findAlertState = async (database: SiteDatabase, { memberId, subject }: NewAlert): Promise<AlertState> => {
  const isPseudonymous = await isOfHiddenAuthor(database, subject);
  const recipient = recipientOf(database.secrets, memberId, isPseudonymous);
  const record = await database.alerts.findOne({ recipient, topic: alertTopic(subject) }).lean();
  const member = await database.users.exists({ _id: memberId });
  return { earlier: record && toAlert(record), isMember: member !== null, isPseudonymous };
};

export const alertWriteHandlers = {
  'put-alert': (batch, { memberId, isPseudonymous, alert: { topic, ...alert } }, database) =>
    batch.upsert(
      database.alerts,
      { recipient: recipientOf(database.secrets, memberId, isPseudonymous), topic },
      { set: alert },
    ),
} satisfies Partial<BatchHandlers>;

export const alertsLater = {
  'trim-alerts': async ({ alerts, secrets }, { memberId, kept }) => {
    const tooMany = await alerts
      .find({ recipient: trusted({ $in: [...namesOf(secrets, memberId)] }) }, { _id: 1 })
      .sort({ at: -1, topic: -1 })
      .skip(kept)
      .lean();
    if (tooMany.length > 0) await alerts.deleteMany({ _id: trusted({ $in: tooMany.map(({ _id }) => _id) }) });
  },
} satisfies Partial<LaterHandlers>;

/**
 * An alert about a pseudonymous item stores the author key as its recipient. A member id would reveal the author,
 * because the alert's topic names the item.
 */
const recipientOf = (secrets: Secrets, member: MemberId, isPseudonymous: boolean): string =>
  isPseudonymous ? authorKeyOf(secrets, member) : member;

const isOfHiddenAuthor = async ({ conflicts, comments }: SiteDatabase, subject: AlertSubject): Promise<boolean> => {
  const own = ownItemOf(subject);
  if (own === null) return false;
  const isPseudonymous = { authorKey: trusted({ $exists: true }) };
  const found = await (own.kind === 'conflict'
    ? conflicts.exists({ _id: own.id, ...isPseudonymous })
    : comments.exists({ _id: own.id, ...isPseudonymous }));
  return found !== null;
};
