import { type CommentId, type ConflictId, type MemberId, type UpdateId, updateIdOf } from '@twosides/domain/kernel';
import { sameMailboxAs } from '@twosides/domain/mailbox-keys';
import type { ReportedItem } from '@twosides/domain/model';
import { conflictText, type OpenCase, type ReportedState, VISITORS_READ } from '@twosides/domain/moderation';
import { trusted } from 'mongoose';
import { authorOf } from '../../hidden-author.ts';
import { updateRecordId } from '../models/conflict-records.ts';
import type { SiteDatabase } from '../models/models.ts';
import { amongItems, readOpenOf, toItem } from './open-reports.ts';
import { claimId } from './report-writes.ts';

export const readCase = async (
  database: SiteDatabase,
  item: ReportedItem,
  moderator: MemberId | null,
): Promise<OpenCase> => {
  const [found] = await readCases(database, [item], moderator);
  if (found === undefined) throw new Error(`There is no case of ${claimId(item)}.`);
  return found;
};

export const readCases = async (
  database: SiteDatabase,
  items: readonly ReportedItem[],
  moderator: MemberId | null,
): Promise<readonly OpenCase[]> => {
  if (items.length === 0) return [];
  const [reports, stored] = await Promise.all([
    readOpenOf(database, items, { visitors: VISITORS_READ, members: Infinity }),
    readItems(database, items),
  ]);
  const authors = [...stored.values()].map(({ authorId }) => authorId);
  const isOwn = moderator === null ? () => false : await ownedBy(database, items, authors, moderator);
  return items.map((item) => {
    const key = claimId(item);
    const { under, text, isPublic, review, care, posted, authorId } = stored.get(key) ?? GONE;
    const { reports: read = [], further = 0 } = reports.get(key) ?? {};
    const shown = { under, text, isPublic, review, care, posted };
    return { item, ...shown, reports: read, further, isOwn: isOwn(key, authorId) };
  });
};

type StoredItem = Omit<ReportedState, 'openReports' | 'countsFor' | 'updates'> &
  Pick<OpenCase, 'under' | 'isPublic' | 'posted'> & { readonly replyTo?: CommentId | undefined };

const GONE = { under: null, text: '', isPublic: false, review: null, care: null, posted: null, authorId: null };

export const readItem = async (database: SiteDatabase, item: ReportedItem): Promise<StoredItem | null> =>
  (await readItems(database, [item])).get(claimId(item)) ?? null;

/** Keyed by `claimId`. Leaves out items that no longer exist. */
const readItems = async (
  { conflicts, comments, updates, secrets }: SiteDatabase,
  items: readonly ReportedItem[],
): Promise<ReadonlyMap<string, StoredItem>> => {
  const idsOf = (kind: ReportedItem['kind']) => items.filter((item) => item.kind === kind).map(({ id }) => id);
  const told = idsOf('update') as UpdateId[];
  const written = idsOf('comment') as CommentId[];
  const [ofUpdates, ofComments] = await Promise.all([
    told.length === 0 ? [] : updates.find({ _id: trusted({ $in: told.map(updateRecordId) }) }).lean(),
    written.length === 0 ? [] : comments.find({ _id: trusted({ $in: written }) }).lean(),
  ]);
  const under = [...ofUpdates, ...ofComments].map(({ conflictId }) => conflictId);
  const ofConflicts = await conflicts
    .find({ _id: trusted({ $in: [...(idsOf('conflict') as ConflictId[]), ...under] }) })
    .lean();
  const answered = ofComments.flatMap(({ replyTo = [] }) => replyTo);
  const answeredComments =
    answered.length === 0 ? [] : await comments.find({ _id: trusted({ $in: answered }) }, { content: 1 }).lean();
  const placeOf = (conflictId: ConflictId, replyTo?: CommentId) => {
    const title = ofConflicts.find(({ _id }) => _id === conflictId)?.title;
    if (title === undefined) return null;
    return { title, answered: answeredComments.find(({ _id }) => _id === replyTo)?.content ?? null };
  };
  const isConflictPublic = (id: ConflictId) => ofConflicts.some(({ _id, isActive }) => _id === id && isActive);
  return new Map<string, StoredItem>([
    ...ofConflicts.map(
      ({ _id: id, isActive, takenDownBy, review, care, submittedAt, ...conflict }) =>
        [
          claimId({ kind: 'conflict', id }),
          {
            takenDownBy,
            conflictId: id,
            authorId: authorOf(secrets, conflict.submittedBy, conflict.authorSealed),
            under: null,
            text: conflictText(conflict),
            isPublic: isActive,
            review,
            care,
            posted: { at: submittedAt, conflictId: id },
          },
        ] as const,
    ),
    ...ofComments.map(
      ({ _id: id, content, isVisible, takenDownBy, review, postedAt, conflictId, replyTo, ...comment }) =>
        [
          claimId({ kind: 'comment', id }),
          {
            takenDownBy: isVisible ? null : (takenDownBy ?? 'operator'),
            conflictId,
            authorId: authorOf(secrets, comment.authorId, comment.authorSealed),
            replyTo,
            under: placeOf(conflictId, replyTo),
            text: content,
            isPublic: isVisible && isConflictPublic(conflictId),
            review,
            care: null,
            posted: { at: postedAt, conflictId },
          },
        ] as const,
    ),
    ...ofUpdates.map(({ conflictId, number, text, takenDownBy = null, review = null, notifiedAt }) => {
      const conflict = ofConflicts.find(({ _id }) => _id === conflictId);
      return [
        claimId({ kind: 'update', id: updateIdOf({ conflictId, number }) }),
        {
          takenDownBy,
          conflictId,
          authorId: conflict ? authorOf(secrets, conflict.submittedBy, conflict.authorSealed) : null,
          under: placeOf(conflictId),
          text,
          isPublic: takenDownBy === null && isConflictPublic(conflictId),
          review,
          care: null,
          posted: { at: notifiedAt, conflictId },
        },
      ] as const;
    }),
  ]);
};

/** @returns whether the member wrote or reported the item with this `claimId` */
export const ownedBy = async (
  { users, reports, secrets }: SiteDatabase,
  items: readonly ReportedItem[],
  authors: readonly (MemberId | null)[],
  member: MemberId,
): Promise<(key: string, author: MemberId | null) => boolean> => {
  const named = [...new Set([member, ...authors.filter((author) => author !== null)])];
  const known = await users.find({ _id: trusted({ $in: named }) }, { mailboxKey: 1 }).lean();
  const mailboxKeys = new Map(known.map(({ _id, mailboxKey }) => [_id, mailboxKey ?? null]));
  const mailboxKey = mailboxKeys.get(member) ?? null;
  const byReporter = [
    { reporterId: member },
    ...(mailboxKey === null ? [] : [{ mailboxId: secrets.mailboxIdOf('reports', mailboxKey) }]),
  ];
  const given = await reports
    .find({ $and: [{ $or: amongItems(items) }, { $or: byReporter }] }, { itemKind: 1, itemId: 1 })
    .lean();
  const reported = new Set(given.map((report) => claimId(toItem(report))));
  const isOwn = sameMailboxAs(member, (account) => mailboxKeys.get(account) ?? null);
  return (key, author) => reported.has(key) || isOwn(author);
};
