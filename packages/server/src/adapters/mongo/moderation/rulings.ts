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

export const rulingsOfAuthor = async (
  { conflicts, comments, updates, rulings, secrets }: SiteDatabase,
  author: MemberId,
): Promise<readonly AuthorRuling[]> => {
  const key = authorKeyOf(secrets, author);
  const [own, written] = await Promise.all([
    conflicts.find({ $or: [{ submittedBy: author }, { authorKey: key }] }, { _id: 1 }).lean(),
    comments.find({ $or: [{ authorId: author }, { authorKey: key }] }, { conflictId: 1 }).lean(),
  ]);
  const told = await updates.find({ conflictId: trusted({ $in: own.map(({ _id }) => _id) }) }, UPDATE_KEY).lean();
  const conflictOf = new Map<string, ConflictId>([
    ...own.map(({ _id }) => [`conflict ${_id}`, _id] as const),
    ...written.map(({ _id, conflictId }) => [`comment ${_id}`, conflictId] as const),
    ...told.map((update) => [`update ${updateIdOf(update)}`, update.conflictId] as const),
  ]);
  const found = await rulings
    .find({
      $or: [
        { itemKind: 'conflict', itemId: trusted({ $in: own.map(({ _id }) => String(_id)) }) },
        { itemKind: 'comment', itemId: trusted({ $in: written.map(({ _id }) => _id) }) },
        { itemKind: 'update', itemId: trusted({ $in: told.map(updateIdOf) }) },
      ],
    })
    .sort({ at: 1 })
    .lean();
  return found.map((ruling) => ({
    ...toRuling(ruling),
    id: ruling._id,
    conflictId: conflictOf.get(`${ruling.itemKind} ${ruling.itemId}`) as ConflictId,
  }));
};

const UPDATE_KEY = { conflictId: 1, number: 1 };

export const reportersOf = async ({ reports }: Models, ruling: Ruling): Promise<readonly MemberId[]> => {
  if (isByItself(ruling)) return [];
  const { item, at } = ruling;
  const found = await reports.find({ ...keyOf(item), settledAt: at }).lean();
  return found.map(({ reporterId }) => reporterId);
};
