import { trusted } from 'mongoose';

/**
 * A document of a bulk write that must not be there yet: a second one under its id is a duplicate key. As an update it
 * shares a command with the updates beside it.
 * @param held a field that every such document has
 */
export const insertOnce = <Document extends { readonly _id: string }>(
  { _id, ...fields }: Document,
  held: Exclude<keyof Document & string, '_id'>,
) => ({
  updateOne: {
    filter: { _id, [held]: trusted({ $exists: false }) },
    update: { $setOnInsert: fields },
    upsert: true,
  },
});
