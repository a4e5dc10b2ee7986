import type { Fingerprint, MemberId, Secrets } from '@twosides/domain/kernel';
import type { ReportedItem } from '@twosides/domain/model';
import {
  isVisitor,
  type OpenCase,
  type OpenReport,
  type ReportedState,
  type ReporterRecord,
  type ReportStore,
} from '@twosides/domain/moderation';
import { type ClientSession, type Connection, trusted } from 'mongoose';
import { authorOf } from '../../hidden-author.ts';
import { opened } from '../../opened.ts';
import { randomFingerprint } from '../../random-fingerprint.ts';
import { applied } from '../apply-writes.ts';
import { toMember } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import type { ReportRecord } from '../models/conflict-schemas.ts';
import type { Models } from '../models/models.ts';
import { readGate } from '../voices/gates.ts';
import { claimId, keyOf } from './report-writes.ts';

export const createReportStore = (connection: Connection, models: Models, secrets: Secrets): ReportStore => ({
  report: (item, reporter, decide) =>
    inTransaction(connection, async (session) => {
      const open = await readOpen(models, secrets, item, session);
      const state = await readState(models, secrets, item, open, session);
      const user = await models.users.findOne({ _id: reporter }).session(session).lean();
      const fingerprint = user?.voice ? secrets.fingerprintOf('reports', user.voice) : randomFingerprint();
      const gate = await readGate(models, secrets, user, session);
      // Also from another account of the same mailbox.
      const byThem = { $or: [{ reporterId: reporter }, { userFingerprint: fingerprint }] };
      const found = await models.reports.exists({ ...keyOf(item), ...byThem }).session(session);
      const records = await readRecords(models, secrets, [{ reporterId: reporter, fingerprint }], session);
      const reported = {
        reporter: user && toMember(user),
        suspendedUntil: gate?.suspendedUntil ?? null,
        record: records.get(reporter) ?? null,
        hasReported: found !== null,
        fingerprint,
        isPublic: await isPublic(models, item, session),
      };
      return applied({ models, secrets, session }, decide(state && { ...state, ...reported }), gate);
    }),

  listOpen: async (limit, moderator = null) => {
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
    return Promise.all(items.map(({ _id }) => readCase(models, secrets, toItem(_id), moderator)));
  },

  forgetAddresses: async (before, limit) => {
    const found = await models.reportAddresses
      .find({ day: trusted({ $lt: before }) }, { _id: 1 })
      .limit(limit)
      .lean();
    if (found.length === 0) return 0;
    const ids = found.map(({ _id }) => _id);
    return (await models.reportAddresses.deleteMany({ _id: trusted({ $in: ids }) })).deletedCount;
  },

  settle: (item, decide) =>
    inTransaction(connection, async (session) => {
      const openReports = await readOpen(models, secrets, item, session);
      const state = { item: await readState(models, secrets, item, openReports, session), openReports };
      return applied({ models, secrets, session }, decide(state));
    }),

  judge: (item, moderator, decide) =>
    inTransaction(connection, async (session) => {
      const openReports = await readOpen(models, secrets, item, session);
      const state = await readState(models, secrets, item, openReports, session);
      const claim = await models.caseClaims
        .findOne({ _id: claimId(item) })
        .session(session)
        .lean();
      const isOwn = await isOfMember(models, secrets, item, state?.authorId ?? null, moderator, session);
      return applied({ models, secrets, session }, decide({ item: state, openReports, isOwn, claim }));
    }),
});

/** Whether everybody sees it: where a conflict is off the site, so are its comments. */
export const isPublic = async (
  { conflicts, comments }: Models,
  item: ReportedItem,
  session: ClientSession | null,
): Promise<boolean> => {
  const comment =
    item.kind === 'comment'
      ? await comments.findOne({ _id: item.id, isVisible: true }, { conflictId: 1 }).session(session).lean()
      : null;
  const _id = item.kind === 'conflict' ? item.id : comment?.conflictId;
  return _id !== undefined && (await conflicts.exists({ _id, isActive: true }).session(session)) !== null;
};

/** Whether a member has written or reported something, also from another account of the same mailbox. */
export const isOfMember = async (
  { users, reports }: Models,
  secrets: Secrets,
  item: ReportedItem,
  author: MemberId | null,
  member: MemberId,
  session: ClientSession | null,
): Promise<boolean> => {
  const both = await users
    .find({ _id: trusted({ $in: [member, ...(author === null ? [] : [author])] }) }, { voice: 1 })
    .session(session)
    .lean();
  const voiceOf = (id: MemberId | null) => both.find(({ _id }) => _id === id)?.voice ?? null;
  const voice = voiceOf(member);
  if (author === member || (voice !== null && voiceOf(author) === voice)) return true;
  const byThem = [
    { reporterId: member },
    ...(voice === null ? [] : [{ userFingerprint: secrets.fingerprintOf('reports', voice) }]),
  ];
  return (await reports.exists({ ...keyOf(item), $or: byThem }).session(session)) !== null;
};

export const toItem = ({ itemKind, itemId }: Pick<ReportRecord, 'itemKind' | 'itemId'>): ReportedItem =>
  (itemKind === 'conflict' ? { kind: itemKind, id: Number(itemId) } : { kind: itemKind, id: itemId }) as ReportedItem;

/** How an item stands, and whose it is. */
export const readState = async (
  models: Models,
  secrets: Secrets,
  item: ReportedItem,
  openReports: readonly OpenReport[],
  session: ClientSession | null,
): Promise<ReportedState | null> => {
  const { conflicts, comments } = models;
  const found = await (item.kind === 'conflict'
    ? conflicts.findOne({ _id: item.id }).session(session).lean()
    : comments.findOne({ _id: item.id }).session(session).lean());
  if (found === null) return null;
  return 'isVisible' in found
    ? {
        takenDownBy: found.isVisible ? null : (found.takenDownBy ?? 'operator'),
        review: found.review ?? null,
        authorId: authorOf(secrets, found.authorId, found.authorSealed),
        conflictId: found.conflictId,
        openReports,
      }
    : {
        takenDownBy: found.takenDownBy,
        review: found.review ?? null,
        authorId: authorOf(secrets, found.submittedBy, found.authorSealed),
        conflictId: found._id,
        openReports,
      };
};

/** Reports that nobody has looked at, oldest first. */
export const readOpen = async (
  models: Models,
  secrets: Secrets,
  item: ReportedItem,
  session: ClientSession | null,
): Promise<readonly OpenReport[]> => {
  const found = await models.reports
    .find({ ...keyOf(item), settledAt: null })
    .sort({ reportedAt: 1, _id: 1 })
    .session(session)
    .lean();
  const given = found.map(({ userFingerprint: fingerprint, reporterId, reason, note, reportedAt }) => ({
    item,
    reporterId,
    reason,
    note,
    reportedAt,
    fingerprint,
  }));
  const records = await readRecords(models, secrets, given, session);
  const addresses = await readAddresses(models, secrets, given, session);
  return given.map((report) => ({
    ...report,
    record: records.get(report.reporterId) ?? null,
    mailTo: addresses.get(report.reporterId) ?? null,
  }));
};

/** Of those without an account, where they are told. */
const readAddresses = async (
  { reportAddresses }: Models,
  secrets: Secrets,
  by: readonly { readonly reporterId: MemberId }[],
  session: ClientSession | null,
): Promise<ReadonlyMap<MemberId, string | null>> => {
  const visitors = by.map(({ reporterId }) => reporterId).filter(isVisitor);
  if (visitors.length === 0) return new Map();
  const found = await reportAddresses
    .find({ _id: trusted({ $in: visitors }) })
    .session(session)
    .lean();
  return new Map(found.map(({ _id, sealed }) => [_id, opened(secrets, sealed)]));
};

/** What those who report have done so far; those without an account are missing. */
const readRecords = async (
  { users, votes, reports }: Models,
  secrets: Secrets,
  by: readonly { readonly reporterId: MemberId; readonly fingerprint: Fingerprint }[],
  session: ClientSession | null,
): Promise<ReadonlyMap<MemberId, ReporterRecord>> => {
  const voters = by.map(({ reporterId }) => secrets.voterOf(reporterId));
  const fingerprints = by.map(({ fingerprint }) => fingerprint);
  const members = await users
    .find({ _id: trusted({ $in: by.map(({ reporterId }) => reporterId) }) })
    .session(session)
    .lean();
  const voting = await votes
    .aggregate<{ _id: { castBy: string }; votes: number }>([
      { $match: { castBy: { $in: voters } } },
      { $group: { _id: { castBy: '$castBy', votedAt: '$votedAt' }, votes: { $sum: 1 } } },
    ])
    .session(session);
  const given = await reports
    .find({ userFingerprint: trusted({ $in: fingerprints }) })
    .session(session)
    .lean();
  return new Map(
    members.map((user) => {
      const { id, emailVerified, createdAt } = toMember(user);
      const days = voting.filter(({ _id }) => _id.castBy === secrets.voterOf(id));
      const { fingerprint } = by.find(({ reporterId }) => reporterId === id) ?? {};
      const own = given.filter(({ userFingerprint }) => userFingerprint === fingerprint);
      const record = {
        emailVerified,
        createdAt,
        votes: days.reduce((total, day) => total + day.votes, 0),
        votingDays: days.length,
        agreed: own.filter(({ agreed }) => agreed === true).length,
        disagreed: own.filter(({ agreed }) => agreed === false).length,
        folds: own.flatMap(({ itemKind, itemId, foldedOn }) =>
          foldedOn === undefined ? [] : [{ item: `${itemKind} ${itemId}`, day: foldedOn }],
        ),
      };
      return [id, record];
    }),
  );
};

/** An item as the desk shows it. */
export const readCase = async (
  models: Models,
  secrets: Secrets,
  item: ReportedItem,
  moderator: MemberId | null,
): Promise<OpenCase> => {
  const { conflicts, comments } = models;
  const reports = await readOpen(models, secrets, item, null);
  const isOwn = async (named: MemberId | null, sealed: string | null | undefined) =>
    moderator !== null && isOfMember(models, secrets, item, authorOf(secrets, named, sealed), moderator, null);
  if (item.kind === 'comment') {
    const comment = await comments.findOne({ _id: item.id }).lean();
    const { content: text = '', isVisible: isPublic = false, review = null } = comment ?? {};
    const posted = comment && { at: comment.postedAt, conflictId: comment.conflictId };
    const own = await isOwn(comment?.authorId ?? null, comment?.authorSealed);
    return { item, text, isPublic, review, posted, reports, isOwn: own };
  }
  const conflict = await conflicts.findOne({ _id: item.id }).lean();
  const text = conflict ? [conflict.title, conflict.herSide, conflict.hisSide].join('\n') : '';
  const posted = conflict && { at: conflict.submittedAt, conflictId: conflict._id };
  const { isActive: isPublic = false, review = null } = conflict ?? {};
  const own = await isOwn(conflict?.submittedBy ?? null, conflict?.authorSealed);
  return { item, text, isPublic, review, posted, reports, isOwn: own };
};
