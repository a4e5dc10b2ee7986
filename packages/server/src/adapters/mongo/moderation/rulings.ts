import type { MemberId } from '@twosides/domain/kernel';
import { isByItself, type Ruling } from '@twosides/domain/model';
import type { ClientSession } from 'mongoose';
import type { Models } from '../models/models.ts';
import type { RulingRecord } from '../models/moderation-schemas.ts';
import { toItem } from './open-reports.ts';
import { keyOf } from './report-writes.ts';

/** Mongoose turns a missing `answers` into an empty object. */
export const toRuling = ({ _id, itemKind, itemId, answers, ...ruling }: RulingRecord): Ruling => ({
  item: toItem({ itemKind, itemId }),
  ...ruling,
  ...(answers?.ruling && { answers }),
});

/** Everyone whose reports the ruling settled. Automatic rulings settle none. */
export const reportersOf = async (
  { reports }: Models,
  ruling: Ruling,
  session: ClientSession | null,
): Promise<readonly MemberId[]> => {
  if (isByItself(ruling)) return [];
  const { item, at } = ruling;
  const found = await reports
    .find({ ...keyOf(item), settledAt: at })
    .session(session)
    .lean();
  return found.map(({ reporterId }) => reporterId);
};
