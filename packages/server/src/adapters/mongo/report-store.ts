import type { MemberId, OpenCase, Report, ReportedItem, ReportState, ReportStore } from '@twosides/domain';
import { type ClientSession, type Connection, trusted } from 'mongoose';
import type { ReportRecord } from './models/conflict-schemas.ts';
import type { Models } from './models/models.ts';
import { inTransaction } from './transaction.ts';

export const createReportStore = (connection: Connection, models: Models): ReportStore => ({
  // Reports meet in the item's own document, so that the third one always sees the two before it.
  report: (item, reporter, decide) =>
    inTransaction(connection, async (session) => {
      const { changes, result } = decide(await readState(models, item, reporter, session));
      if (changes !== null) {
        await models.reports.insertMany([toRecord(changes.report)], { session });
        await touch(models, item, session);
        if (changes.hides) await hide(models, item, 'reports', session);
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

  settle: (item, verdict, at) =>
    inTransaction(connection, async (session) => {
      await touch(models, item, session);
      if (verdict === 'remove') await hide(models, item, 'operator', session);
      else await bringBack(models, item, session);
      const settled = await models.reports.updateMany(
        { ...keyOf(item), settledAt: null },
        { $set: { settledAt: at } },
        { session },
      );
      return settled.modifiedCount;
    }),
});

const keyOf = ({ kind, id }: ReportedItem) => ({ itemKind: kind, itemId: String(id) });

const toItem = ({ itemKind, itemId }: Pick<ReportRecord, 'itemKind' | 'itemId'>): ReportedItem =>
  (itemKind === 'conflict' ? { kind: itemKind, id: Number(itemId) } : { kind: itemKind, id: itemId }) as ReportedItem;

const toRecord = ({ item, ...report }: Report): ReportRecord => ({ ...keyOf(item), ...report, settledAt: null });

const readState = async (
  { conflicts, comments, reports }: Models,
  item: ReportedItem,
  reporterId: MemberId,
  session: ClientSession,
): Promise<ReportState | null> => {
  const found = await (item.kind === 'conflict'
    ? conflicts.findOne({ _id: item.id }).session(session).lean()
    : comments.findOne({ _id: item.id }).session(session).lean());
  if (found === null) return null;
  const open = await reports.countDocuments({ ...keyOf(item), settledAt: null }).session(session);
  const own = await reports
    .findOne({ ...keyOf(item), reporterId })
    .session(session)
    .lean();
  return {
    isPublic: 'isVisible' in found ? found.isVisible : found.isActive,
    authorId: 'authorId' in found ? found.authorId : found.submittedBy,
    hasReported: own !== null,
    openReports: open,
  };
};

/** The conflict's revision is where everything that concerns it meets. */
const touch = async (models: Models, item: ReportedItem, session: ClientSession) => {
  const id =
    item.kind === 'conflict'
      ? item.id
      : (await models.comments.findOne({ _id: item.id }).session(session).lean())?.conflictId;
  if (id !== undefined) await models.conflicts.updateOne({ _id: id }, { $inc: { revision: 1 } }, { session });
};

const hide = async (models: Models, item: ReportedItem, by: 'reports' | 'operator', session: ClientSession) => {
  if (item.kind === 'conflict')
    await models.conflicts.updateOne(
      { _id: item.id, takenDownBy: trusted({ $ne: 'author' }) },
      { $set: { isActive: false, takenDownBy: by } },
      { session },
    );
  else await setVisible(models, item, false, session);
};

/** Only what reports have hidden: what its author took down stays down. */
const bringBack = async (models: Models, item: ReportedItem, session: ClientSession) => {
  if (item.kind === 'conflict')
    await models.conflicts.updateOne(
      { _id: item.id, takenDownBy: 'reports' },
      { $set: { isActive: true, takenDownBy: null } },
      { session },
    );
  else await setVisible(models, item, true, session);
};

const setVisible = async (
  { conflicts, comments }: Models,
  item: Extract<ReportedItem, { kind: 'comment' }>,
  isVisible: boolean,
  session: ClientSession,
) => {
  const before = await comments
    .findOneAndUpdate({ _id: item.id, isVisible: !isVisible }, { $set: { isVisible } }, { session })
    .lean();
  if (before)
    await conflicts.updateOne({ _id: before.conflictId }, { $inc: { commentCount: isVisible ? 1 : -1 } }, { session });
};

const readCase = async ({ conflicts, comments, reports }: Models, item: ReportedItem): Promise<OpenCase> => {
  const found = await reports
    .find({ ...keyOf(item), settledAt: null })
    .sort({ reportedAt: 1 })
    .lean();
  const of = found.map(
    ({ reporterId, reason, note, reportedAt }): Report => ({ item, reporterId, reason, note, reportedAt }),
  );
  if (item.kind === 'comment') {
    const comment = await comments.findOne({ _id: item.id }).lean();
    return { item, text: comment?.content ?? '', isPublic: comment?.isVisible ?? false, reports: of };
  }
  const conflict = await conflicts.findOne({ _id: item.id }).lean();
  const text = conflict ? [conflict.title, conflict.herSide, conflict.hisSide].join('\n') : '';
  return { item, text, isPublic: conflict?.isActive ?? false, reports: of };
};
