import type { Migration } from '../migration.ts';

/** Votes and operations step aside, for collections that are not kept in the order in which things came. */
export const MAKE_ROOM: Migration = {
  batch: async (needs) => {
    for (const name of ['votes', 'operations']) if (await stepAside(needs, name)) return true;
    return false;
  },
};

const BATCH = 1_000;

/** Moves some documents into a collection beside. @returns whether there were any */
export const stepAside = async (
  { database, session }: Parameters<Extract<Migration, { batch: unknown }>['batch']>[0],
  name: string,
): Promise<boolean> => {
  const found = await database.collection(name).find({}, { session }).limit(BATCH).toArray();
  if (found.length === 0) return false;
  await database.collection(`${name}_to_move`).insertMany(found, { session });
  await database.collection(name).deleteMany({ _id: { $in: found.map(({ _id }) => _id) } }, { session });
  return true;
};
