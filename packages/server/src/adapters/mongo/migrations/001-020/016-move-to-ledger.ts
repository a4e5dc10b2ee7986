import type { Migration } from '../migration.ts';

/** What was in three collections is in one, each document under an id that is made of what it is unique by. */
export const MOVE_TO_LEDGER: Migration = {
  batch: async (needs) => {
    for (const [name, idOf] of Object.entries(ID_OF)) if (await moveSome(needs, name, idOf)) return true;
    return false;
  },
};

/** Documents of one transaction. */
const BATCH = 500;

type Old = {
  readonly _id: unknown;
  readonly memberId?: string;
  readonly sourceKey?: string;
  readonly span?: string;
  readonly start?: number;
};
type Needs = Parameters<Extract<Migration, { batch: unknown }>['batch']>[0];

const ID_OF: Readonly<Record<string, (old: Old) => unknown>> = {
  operations: ({ _id }) => _id,
  points: ({ memberId, sourceKey }) => `${memberId} ${sourceKey}`,
  scores: ({ memberId, span, start }) => `${memberId} ${span} ${start}`,
};

const moveSome = async ({ database, session }: Needs, name: string, idOf: (old: Old) => unknown): Promise<boolean> => {
  const old = database.collection<Old>(name);
  const found = await old.find({}, { session }).limit(BATCH).toArray();
  if (found.length === 0) return false;
  await database.collection<Old>('ledger').insertMany(
    found.map((document) => ({ ...document, _id: idOf(document) })),
    { session },
  );
  await old.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } }, { session });
  return true;
};
