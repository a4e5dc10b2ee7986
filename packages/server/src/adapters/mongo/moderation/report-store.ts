import type { MemberId } from '@twosides/domain/kernel';
import type { ReportedItem } from '@twosides/domain/model';
import {
  MEMBERS_READ,
  type OpenReport,
  type ReportedState,
  type ReportState,
  type ReportStore,
  VISITORS_READ,
} from '@twosides/domain/moderation';
import { trusted } from 'mongoose';
import { randomMailboxId } from '../../random-mailbox-id.ts';
import { transact, transactAs } from '../apply-writes.ts';
import { countsFor } from '../discussion/comment-store.ts';
import { toMember } from '../kernel/records.ts';
import type { SiteDatabase } from '../models/models.ts';
import type { ItemKey } from '../models/moderation-records.ts';
import { listUpdates } from '../updates/updates.ts';
import { readOpen, readRecords, toItem } from './open-reports.ts';
import { ownedBy, readCases, readItem } from './read-cases.ts';
import { claimId, keyOf } from './report-writes.ts';
import { reportersOf, rulingsOfAuthor, toRuling } from './rulings.ts';

export const createReportStore = (database: SiteDatabase): ReportStore => ({
  report: (item, reporter, decide) =>
    transactAs(database, reporter, decide, async ({ user, suspendedUntil }) => {
      const open = await readOpen(database, item, { visitors: VISITORS_READ, members: MEMBERS_READ });
      const state = await readState(database, item, open);
      const mailboxId = user?.mailboxKey ? database.secrets.mailboxIdOf('reports', user.mailboxKey) : randomMailboxId();
      const byReporter = { $or: [{ reporterId: reporter }, { mailboxId }] };
      const found = await database.reports.exists({ ...keyOf(item), ...byReporter });
      const records = await readRecords(database, [{ reporterId: reporter, mailboxId }]);
      const reported = {
        reporter: user && toMember(user),
        suspendedUntil,
        record: records({ reporterId: reporter, mailboxId }),
        hasReported: found !== null,
        mailboxId,
      };
      return state && { ...state, ...reported };
    }),

  listOpen: async (limit, moderator = null) => {
    const found = await database.reports.aggregate<{ _id: ItemKey }>([
      { $match: { settledAt: null } },
      {
        $group: {
          _id: { itemKind: '$itemKind', itemId: '$itemId' },
          weighty: { $sum: { $cond: ['$weighs', 1, 0] } },
          first: { $min: '$reportedAt' },
        },
      },
      { $sort: { weighty: -1, first: 1, _id: 1 } },
      { $limit: limit },
    ]);
    const items = found.map(({ _id }) => toItem(_id));
    return readCases(database, items, moderator);
  },

  deleteAddresses: async (before, limit) => {
    const found = await database.reportAddresses
      .find({ day: trusted({ $lt: before }) }, { _id: 1 })
      .limit(limit)
      .lean();
    if (found.length === 0) return 0;
    const ids = found.map(({ _id }) => _id);
    return (await database.reportAddresses.deleteMany({ _id: trusted({ $in: ids }) })).deletedCount;
  },

  listWaiting: async (limit, moderator) => {
    const waiting = await database.comments
      .find({ takenDownBy: 'rest' }, { _id: 1 })
      .sort({ postedAt: 1, _id: 1 })
      .limit(limit)
      .hint('waiting')
      .lean();
    const items = waiting.map(({ _id }) => ({ kind: 'comment', id: _id }) as const);
    return readCases(database, items, moderator);
  },

  listDecided: async (limit, moderator, since) => {
    const found = await database.rulings.aggregate<{ _id: ItemKey }>([
      { $match: { by: database.secrets.stampOf('moderator', moderator), at: { $gt: since } } },
      { $group: { _id: { itemKind: '$itemKind', itemId: '$itemId' }, last: { $max: '$at' } } },
      { $sort: { last: -1, _id: 1 } },
      { $limit: limit },
    ]);
    const items = found.map(({ _id }) => toItem(_id));
    return readCases(database, items, moderator);
  },

  listOfAuthor: async (item) => {
    const author = (await readItem(database, item))?.authorId ?? null;
    if (author === null) return [];
    const rulings = await rulingsOfAuthor(database, author);
    return rulings.filter((one) => claimId(one.item) !== claimId(item));
  },

  settle: (item, decide) =>
    transact(database, decide, async () => {
      const openReports = await readOpen(database, item);
      return { item: await readState(database, item, openReports), openReports };
    }),

  judge: (item, moderator, decide) =>
    transact(database, decide, async () => {
      const openReports = await readOpen(database, item);
      const state = await readState(database, item, openReports);
      const claim = await database.caseClaims.findOne({ _id: claimId(item) }).lean();
      const isOwn = await isOfMember(database, item, state?.authorId ?? null, moderator);
      const last = await database.rulings.findOne(keyOf(item)).sort({ at: -1 }).lean();
      const ruling = last && toRuling(last);
      const lastRuling = ruling && {
        ruling,
        reporters: await reportersOf(database, ruling),
        isAppealed: (await database.appeals.exists({ ...keyOf(item), isOpen: true })) !== null,
      };
      return { item: state, openReports, isOwn, claim, lastRuling };
    }),
});

export const isOfMember = async (
  database: SiteDatabase,
  item: ReportedItem,
  author: MemberId | null,
  member: MemberId,
): Promise<boolean> => (await ownedBy(database, [item], [author], member))(claimId(item), author);

export const readState = async (
  database: SiteDatabase,
  item: ReportedItem,
  openReports: readonly OpenReport[],
): Promise<(ReportedState & Pick<ReportState, 'isPublic'>) | null> => {
  const found = await readItem(database, item);
  if (found === null) return null;
  const { replyTo, ...stored } = found;
  return {
    ...stored,
    openReports,
    countsFor: item.kind === 'comment' ? await countsFor(database, { _id: item.id, replyTo }) : 0,
    updates: item.kind === 'update' ? await listUpdates(database, stored.conflictId) : [],
  };
};
