import type { Secrets } from '@twosides/domain/kernel';
import type { Report, ReportedItem } from '@twosides/domain/model';
import type { OpenCase, ReportedState, ReportStore } from '@twosides/domain/moderation';
import { type ClientSession, type Connection, trusted } from 'mongoose';
import { authorOf } from '../../hidden-author.ts';
import { randomFingerprint } from '../../random-fingerprint.ts';
import { applied } from '../apply-writes.ts';
import { toMember } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import type { ReportRecord } from '../models/conflict-schemas.ts';
import type { Models } from '../models/models.ts';
import { keyOf } from './report-writes.ts';

export const createReportStore = (connection: Connection, models: Models, secrets: Secrets): ReportStore => ({
  report: (item, reporter, decide) =>
    inTransaction(connection, async (session) => {
      const open = await readOpen(models, item, session);
      const state = await readState(models, secrets, item, open, session);
      const user = await models.users.findOne({ _id: reporter }).session(session).lean();
      const fingerprint = user?.voice ? secrets.fingerprintOf('reports', user.voice) : randomFingerprint();
      // Also from another account of the same mailbox.
      const byThem = { $or: [{ reporterId: reporter }, { userFingerprint: fingerprint }] };
      const found = await models.reports.exists({ ...keyOf(item), ...byThem }).session(session);
      const reported = { reporter: user && toMember(user), hasReported: found !== null, fingerprint };
      return applied({ models, secrets, session }, decide(state && { ...state, ...reported }));
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

  settle: (item, decide) =>
    inTransaction(connection, async (session) => {
      const openReports = await readOpen(models, item, session);
      const state = { item: await readState(models, secrets, item, openReports, session), openReports };
      return applied({ models, secrets, session }, decide(state));
    }),
});

export const toItem = ({ itemKind, itemId }: Pick<ReportRecord, 'itemKind' | 'itemId'>): ReportedItem =>
  (itemKind === 'conflict' ? { kind: itemKind, id: Number(itemId) } : { kind: itemKind, id: itemId }) as ReportedItem;

const readState = async (
  models: Models,
  secrets: Secrets,
  item: ReportedItem,
  openReports: readonly Report[],
  session: ClientSession,
): Promise<ReportedState | null> => {
  const { conflicts, comments } = models;
  const found = await (item.kind === 'conflict'
    ? conflicts.findOne({ _id: item.id }).session(session).lean()
    : comments.findOne({ _id: item.id }).session(session).lean());
  if (found === null) return null;
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
