import { excerptsOf } from '@twosides/domain/reading';
import type { mongo } from 'mongoose';
import type { Migration } from '../migration.ts';

/** Every conflict has the excerpts of its two accounts, which lists show. One that has them is not looked at again. */
export const EXCERPTS: Migration = {
  outside: async ({ database }) => {
    const conflicts = database.collection<Told>('conflicts');
    const without = conflicts.find(
      { hisExcerpt: { $exists: false } },
      { projection: { hisSide: 1, herSide: 1 }, batchSize: BATCH },
    );
    let filled: mongo.AnyBulkWriteOperation<Told>[] = [];
    const write = async () => {
      if (filled.length > 0) await conflicts.bulkWrite(filled, { ordered: false });
      filled = [];
    };
    for await (const { _id, hisSide, herSide } of without) {
      filled.push({ updateOne: { filter: { _id }, update: { $set: excerptsOf({ hisSide, herSide }) } } });
      if (filled.length === BATCH) await write();
    }
    await write();
  },
};

/** Conflicts of one command. */
const BATCH = 500;

type Told = {
  readonly _id: number;
  readonly hisSide: string;
  readonly herSide: string;
  readonly hisExcerpt?: string;
  readonly herExcerpt?: string;
};
