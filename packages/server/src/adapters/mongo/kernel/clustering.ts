import type { Connection } from 'mongoose';

/** Collections whose order of storing would tell who came when, and so who voted what. */
const CLUSTERED = ['votes', 'ledger', 'reports', 'helpful_marks'];

/** Those of them that the server keeps in the order in which they were stored, since it cannot cluster. */
export const findUnclustered = async ({ db }: Connection): Promise<readonly string[]> => {
  const found = await db?.listCollections({ name: { $in: CLUSTERED } }, { nameOnly: false }).toArray();
  const plain = found?.filter((collection) => !('options' in collection && collection.options?.clusteredIndex));
  return plain?.map(({ name }) => name).toSorted() ?? [];
};

/** What the operator is told of that. */
export const clusteringNotice = (unclustered: readonly string[]): string | null =>
  unclustered.length === 0
    ? null
    : `This database does not keep ${unclustered.join(', ')} in the order of their ids, as MongoDB does: a copy of it tells by their order who voted what. Run the site on MongoDB 5.3 or later, or on SQLite.`;
