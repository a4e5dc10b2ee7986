import type { Alert, MemberId, NewAlert } from '@twosides/domain';
import { ALERTS_KEPT, alertJob, alertTopic, raisedAlert, tellsAnew } from '@twosides/domain';
import { type ClientSession, trusted } from 'mongoose';
import { enqueueJobs } from './enqueue-jobs.ts';
import type { AlertRecord } from './models/alert-schemas.ts';
import type { Models } from './models/models.ts';

/** Raises alerts as part of the transaction that causes them. */
export const raiseAlerts = async (
  models: Models,
  alerts: readonly NewAlert[],
  session: ClientSession,
): Promise<void> => {
  for (const alert of alerts) await raiseAlert(models, alert, session);
};

export const toAlert = ({ topic, subject, count, at, isRead }: AlertRecord): Alert => ({
  topic,
  subject,
  count,
  at,
  isRead,
});

const raiseAlert = async (models: Models, alert: NewAlert, session: ClientSession): Promise<void> => {
  const { memberId } = alert;
  const topic = alertTopic(alert.subject);
  const record = await models.alerts.findOne({ memberId, topic }).session(session).lean();
  const earlier = record && toAlert(record);
  const raised = raisedAlert(earlier, alert);
  if (raised === null || !(await models.users.exists({ _id: memberId }).session(session))) return;
  const { subject, count, at, isRead } = raised;
  await models.alerts.updateOne(
    { memberId, topic },
    { $set: { subject, count, at, isRead } },
    { session, upsert: true },
  );
  if (earlier === null) await forgetOldest(models, memberId, session);
  if (tellsAnew(earlier, raised)) await enqueueJobs(models, [alertJob(alert)], session);
};

const forgetOldest = async ({ alerts }: Models, memberId: MemberId, session: ClientSession) => {
  const tooMany = await alerts
    .find({ memberId }, { _id: 1 })
    .sort({ at: -1, topic: -1 })
    .skip(ALERTS_KEPT)
    .session(session)
    .lean();
  if (tooMany.length > 0)
    await alerts.deleteMany({ _id: trusted({ $in: tooMany.map(({ _id }) => _id) }) }, { session });
};
