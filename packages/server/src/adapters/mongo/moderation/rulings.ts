import { type ConflictId, type MemberId, updateIdOf } from '@twosides/domain/kernel';
import { isByItself, type Ruling } from '@twosides/domain/model';
import { trusted } from 'mongoose';
import { authorKeyOf } from '../../hidden-author.ts';
import type { Models, SiteDatabase } from '../models/models.ts';
import type { RulingRecord } from '../models/moderation-records.ts';
import { toItem } from './open-reports.ts';
import { keyOf } from './report-writes.ts';

/** Leaves out `answers` if it has no ruling, because Mongoose reads a missing `answers` as an empty object. */
export const toRuling = ({ _id, itemKind, itemId, answers, ...ruling }: RulingRecord): Ruling => ({
  item: toItem({ itemKind, itemId }),
  ...ruling,
  ...(answers?.ruling && { answers }),
});

type AuthorRuling = Ruling & { readonly id: string; readonly conflictId: ConflictId };

export const rulingsOfAuthor = async (database: SiteDatabase, author: MemberId): Promise<readonly AuthorRuling[]> => {
  const { own, written, told, aboutOwnItems } = await findOwnItems(database, author);
  const conflictOf = new Map<string, ConflictId>([
    ...own.map(({ _id }) => [`conflict ${_id}`, _id] as const),
    ...written.map(({ _id, conflictId }) => [`comment ${_id}`, conflictId] as const),
    ...told.map((update) => [`update ${updateIdOf(update)}`, update.conflictId] as const),
  ]);
  const found = await database.rulings.find(aboutOwnItems).sort({ at: 1 }).lean();
  return found.map((ruling) => ({
    ...toRuling(ruling),
    id: ruling._id,
    conflictId: conflictOf.get(`${ruling.itemKind} ${ruling.itemId}`) as ConflictId,
  }));
};

/** `aboutOwnItems` finds the records that name one of the items. */
export const findOwnItems = async ({ conflicts, comments, updates, secrets }: SiteDatabase, author: MemberId) => {
  const authorKey = authorKeyOf(secrets, author);
  const own = await conflicts.find({ $or: [{ submittedBy: author }, { authorKey }] }, { _id: 1 }).lean();
  const written = await comments.find({ $or: [{ authorId: author }, { authorKey }] }, { conflictId: 1 }).lean();
  const told = await updates
    .find({ conflictId: trusted({ $in: own.map(({ _id }) => _id) }) }, { conflictId: 1, number: 1 })
    .lean();
  const aboutOwnItems = [
    { itemKind: 'conflict' as const, itemId: trusted({ $in: own.map(({ _id }) => String(_id)) }) },
    { itemKind: 'comment' as const, itemId: trusted({ $in: written.map(({ _id }) => _id) }) },
    { itemKind: 'update' as const, itemId: trusted({ $in: told.map(updateIdOf) }) },
  ];
  return { own, written, told, aboutOwnItems: { $or: aboutOwnItems } };
};

export const reportersOf = async ({ reports }: Models, ruling: Ruling): Promise<readonly MemberId[]> => {
  if (isByItself(ruling)) return [];
  const { item, at } = ruling;
  const found = await reports.find({ ...keyOf(item), settledAt: at }).lean();
  return found.map(({ reporterId }) => reporterId);
};
