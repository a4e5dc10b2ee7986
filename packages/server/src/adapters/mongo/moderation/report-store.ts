import type { Fingerprint, Secrets } from '@twosides/domain/kernel';
import type { Report, ReportedItem, TakenDownBy } from '@twosides/domain/model';
import { type OpenCase, type ReportState, type ReportStore, takenDownAfter } from '@twosides/domain/moderation';
import { type ClientSession, type Connection, trusted } from 'mongoose';
import { authorOf } from '../../hidden-author.ts';
import { randomFingerprint } from '../../random-fingerprint.ts';
import { raiseAlerts } from '../alerts/raise-alerts.ts';
import { toMember } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { type ReportRecord, reportId } from '../models/conflict-schemas.ts';
import type { Models } from '../models/models.ts';
import { countPointsOf } from '../points/ledger.ts';

export const createReportStore = (connection: Connection, models: Models, secrets: Secrets): ReportStore => ({
  // Reports meet in the item's own document, so that the third one always sees the two before it.
  report: (item, reporter, decide) =>
    inTransaction(connection, async (session) => {
      const state = await readState(models, secrets, item, session);
      const user = await models.users.findOne({ _id: reporter }).session(session).lean();
      const fingerprint = user?.voice ? secrets.fingerprintOf('reports', user.voice) : randomFingerprint();
      // Also from another account of the same mailbox.
      const byThem = { $or: [{ reporterId: reporter }, { userFingerprint: fingerprint }] };
      const hasReported = await models.reports.exists({ ...keyOf(item), ...byThem }).session(session);
      const { changes, result } = decide(
        state && { ...state, reporter: user && toMember(user), hasReported: hasReported !== null },
      );
      if (changes !== null) {
        await models.reports.insertMany([toRecord(changes.report, fingerprint)], { session });
        await touch(models, item, session);
        if (changes.hides) await takeDown(models, item, 'reports', session);
        await raiseAlerts(models, secrets, changes.alerts, session);
      }
      return result;
    }),

  listOpen: async (limit) => {
    const items = await models.reports.aggregate<{ _id: Pick<ReportRecord, 'itemKind' | 'itemId'> }>([
      { $match: { settledAt: null } },
      {
        $group: {
          _id: { itemKind: '$itemKind', itemId: '$itemId' },
          count: { $sum: 1 },
          first: { $min: '$reportedAt' },
        },
      },
      { $sort: { count: -1, first: 1 } },
      { $limit: limit },
    ]);
    return Promise.all(items.map(({ _id }) => readCase(models, toItem(_id))));
  },

  settle: (item, verdict, at, alertsOf) =>
    inTransaction(connection, async (session) => {
      await touch(models, item, session);
      const before = await readState(models, secrets, item, session);
      if (before) {
        await raiseAlerts(models, secrets, alertsOf(before), session);
        const after = takenDownAfter(before.takenDownBy, verdict);
        if (after !== before.takenDownBy) await takeDown(models, item, after, session);
      }
      const settled = await models.reports.updateMany(
        { ...keyOf(item), settledAt: null },
        { $set: { settledAt: at } },
        { session },
      );
      return settled.modifiedCount;
    }),
});

const keyOf = ({ kind, id }: ReportedItem) => ({ itemKind: kind, itemId: String(id) });

export const toItem = ({ itemKind, itemId }: Pick<ReportRecord, 'itemKind' | 'itemId'>): ReportedItem =>
  (itemKind === 'conflict' ? { kind: itemKind, id: Number(itemId) } : { kind: itemKind, id: itemId }) as ReportedItem;

const toRecord = ({ item, ...report }: Report, userFingerprint: Fingerprint): ReportRecord => ({
  _id: reportId(keyOf(item), userFingerprint),
  ...keyOf(item),
  userFingerprint,
  ...report,
  settledAt: null,
});

const readState = async (
  models: Models,
  secrets: Secrets,
  item: ReportedItem,
  session: ClientSession,
): Promise<Omit<ReportState, 'hasReported' | 'reporter'> | null> => {
  const { conflicts, comments } = models;
  const found = await (item.kind === 'conflict'
    ? conflicts.findOne({ _id: item.id }).session(session).lean()
    : comments.findOne({ _id: item.id }).session(session).lean());
  if (found === null) return null;
  const openReports = await readOpen(models, item, session);
  const closedReports = await models.reports
    .countDocuments({ ...keyOf(item), settledAt: trusted({ $ne: null }) })
    .session(session);
  return 'isVisible' in found
    ? {
        takenDownBy: found.isVisible ? null : (found.takenDownBy ?? 'reports'),
        authorId: authorOf(secrets, found.authorId, found.authorSealed),
        conflictId: found.conflictId,
        openReports,
        closedReports,
      }
    : {
        takenDownBy: found.takenDownBy,
        authorId: authorOf(secrets, found.submittedBy, found.authorSealed),
        conflictId: found._id,
        openReports,
        closedReports,
      };
};

/** Reports that the operator has not looked at, oldest first. */
const readOpen = async (
  { reports }: Models,
  item: ReportedItem,
  session: ClientSession | null,
): Promise<readonly Report[]> => {
  const found = await reports
    .find({ ...keyOf(item), settledAt: null })
    .sort({ reportedAt: 1, _id: 1 })
    .session(session)
    .lean();
  return found.map(({ reporterId, reason, note, reportedAt }) => ({ item, reporterId, reason, note, reportedAt }));
};

/** The conflict's revision is where everything that concerns it meets. */
const touch = async (models: Models, item: ReportedItem, session: ClientSession) => {
  const id =
    item.kind === 'conflict'
      ? item.id
      : (await models.comments.findOne({ _id: item.id }).session(session).lean())?.conflictId;
  if (id !== undefined) await models.conflicts.updateOne({ _id: id }, { $inc: { revision: 1 } }, { session });
};

/** @param by null puts it back */
const takeDown = async (models: Models, item: ReportedItem, by: TakenDownBy | null, session: ClientSession) => {
  const { conflicts, comments } = models;
  const isPublic = by === null;
  await countPointsOf(models, item, isPublic, session);
  if (item.kind === 'conflict') {
    await conflicts.updateOne({ _id: item.id }, { $set: { isActive: isPublic, takenDownBy: by } }, { session });
    return;
  }
  const before = await comments
    .findOneAndUpdate({ _id: item.id }, { $set: { isVisible: isPublic, takenDownBy: by } }, { session })
    .lean();
  if (before && before.isVisible !== isPublic)
    await conflicts.updateOne({ _id: before.conflictId }, { $inc: { commentCount: isPublic ? 1 : -1 } }, { session });
};

const readCase = async (models: Models, item: ReportedItem): Promise<OpenCase> => {
  const { conflicts, comments } = models;
  const of = await readOpen(models, item, null);
  if (item.kind === 'comment') {
    const comment = await comments.findOne({ _id: item.id }).lean();
    return { item, text: comment?.content ?? '', isPublic: comment?.isVisible ?? false, reports: of };
  }
  const conflict = await conflicts.findOne({ _id: item.id }).lean();
  const text = conflict ? [conflict.title, conflict.herSide, conflict.hisSide].join('\n') : '';
  return { item, text, isPublic: conflict?.isActive ?? false, reports: of };
};
