import { ALERTS_KEPT, alertJob, alertTopic, ownItemOf, raisedAlert, tellsAnew } from '@twosides/domain/alerts';
import type { Secrets } from '@twosides/domain/kernel';
import type { Alert, NewAlert } from '@twosides/domain/model';
import { type ClientSession, trusted } from 'mongoose';
import { authorKeyOf, namesOf } from '../../hidden-author.ts';
import { enqueueJobs } from '../jobs/enqueue-jobs.ts';
import type { AlertRecord } from '../models/alert-schemas.ts';
import type { Models } from '../models/models.ts';

/** Raises alerts as part of the transaction that causes them. */
export const raiseAlerts = async (
  models: Models,
  secrets: Secrets,
  alerts: readonly NewAlert[],
  session: ClientSession,
): Promise<void> => {
  for (const alert of alerts) await raiseAlert(models, secrets, alert, session);
};

export const toAlert = ({ topic, subject, count, at, isRead }: AlertRecord): Alert => ({
  topic,
  subject,
  count,
  at,
  isRead,
});

const raiseAlert = async (models: Models, secrets: Secrets, alert: NewAlert, session: ClientSession): Promise<void> => {
  const { memberId } = alert;
  const topic = alertTopic(alert.subject);
  const recipient = await recipientOf(models, secrets, alert, session);
  const record = await models.alerts.findOne({ recipient, topic }).session(session).lean();
  const earlier = record && toAlert(record);
  const raised = raisedAlert(earlier, alert);
  if (raised === null || !(await models.users.exists({ _id: memberId }).session(session))) return;
  const { subject, count, at, isRead } = raised;
  await models.alerts.updateOne(
    { recipient, topic },
    { $set: { subject, count, at, isRead } },
    { session, upsert: true },
  );
  if (earlier === null) await forgetOldest(models, namesOf(secrets, memberId), session);
  if (tellsAnew(earlier, raised)) await enqueueJobs(models, secrets, [alertJob(alert)], session);
};

/** The member; of what is theirs under a pseudonym the HMAC, since the topic says what it is. */
const recipientOf = async (
  { conflicts, comments }: Models,
  secrets: Secrets,
  { memberId, subject }: NewAlert,
  session: ClientSession,
): Promise<string> => {
  const own = ownItemOf(subject);
  if (own === null) return memberId;
  const isHidden = { authorKey: trusted({ $exists: true }) };
  const found = await (own.kind === 'conflict'
    ? conflicts.exists({ _id: own.id, ...isHidden }).session(session)
    : comments.exists({ _id: own.id, ...isHidden }).session(session));
  return found === null ? memberId : authorKeyOf(secrets, memberId);
};

const forgetOldest = async ({ alerts }: Models, names: readonly string[], session: ClientSession) => {
  const tooMany = await alerts
    .find({ recipient: trusted({ $in: [...names] }) }, { _id: 1 })
    .sort({ at: -1, topic: -1 })
    .skip(ALERTS_KEPT)
    .session(session)
    .lean();
  if (tooMany.length > 0)
    await alerts.deleteMany({ _id: trusted({ $in: tooMany.map(({ _id }) => _id) }) }, { session });
};
