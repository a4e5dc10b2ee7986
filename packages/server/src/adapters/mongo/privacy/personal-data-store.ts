import { randomBytes } from 'node:crypto';
import { alertTopic } from '@twosides/domain/alerts';
import type { ConflictId } from '@twosides/domain/kernel';
import { GEOMETRIC_AVATAR_ID, pick } from '@twosides/domain/model';
import type {
  DataOwner,
  PersonalDataStore,
  PersonalPage,
  PersonalPart,
  PersonalRecords,
} from '@twosides/domain/privacy';
import { type Model, Types, trusted } from 'mongoose';
import { DELETED_AUTHOR } from '../../hidden-author.ts';
import { findNicknames } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import type { Models, SiteDatabase } from '../models/models.ts';
import { toItem } from '../moderation/open-reports.ts';
import { deleteFollows } from '../profile/follow-writes.ts';
import { LISTED } from '../reading/list-pipeline.ts';

export const createPersonalDataStore = (database: SiteDatabase): PersonalDataStore => ({
  read: (part, owner, after, limit) => READINGS[part](database, owner, after, limit),

  eraseNext: async ({ memberId, voter, author, actor }, limit) => {
    const { alertPreferences, alerts, updateFollows, helpfulMarks, ledger, reports, relations, votes } = database;
    const eraseFollows = (which: Parameters<typeof deleteFollows>[1]) =>
      inTransaction(database.connection, () => deleteFollows(database, which, limit));
    await alertPreferences.deleteMany({ memberId });
    const counts = [
      await disownComments(database, { authorId: memberId }, NAMELESS, limit),
      await disownComments(database, { authorKey: author }, DELETED_AUTHOR, limit),
      await eraseFollows({ followerId: memberId }),
      await eraseFollows({ followingId: memberId }),
      await eraseSome(relations, { memberId }, limit),
      await eraseSome(relations, { otherId: memberId }, limit),
      await eraseSome(ledger, { actor }, limit),
      await eraseSome(ledger, { memberId }, limit),
      await eraseSome(updateFollows, { memberId }, limit),
      await eraseSome(alerts, { recipient: memberId }, limit),
      await eraseSome(alerts, { recipient: author }, limit),
      await eraseSome(alerts, { topic: alertTopic({ type: 'follower', followerId: memberId }) }, limit),
      await unlinkSome(votes, 'voterRef', voter, 32, limit),
      await unlinkSome(helpfulMarks, 'markedBy', voter, 32, limit),
      await unlinkSome(reports, 'reporterId', memberId, 16, limit),
    ];
    return counts.includes(limit);
  },
});

const NAMELESS = { authorId: null, avatar: GEOMETRIC_AVATAR_ID } as const;

const disownComments = async (
  { comments }: Models,
  by: Readonly<Record<string, string>>,
  without: typeof NAMELESS | typeof DELETED_AUTHOR,
  limit: number,
) => {
  const found = await comments.find(by, { _id: 1 }).limit(limit).lean();
  if (found.length > 0)
    await comments.updateMany({ _id: trusted({ $in: found.map(({ _id }) => _id) }) }, { $set: without });
  return found.length;
};

const eraseSome = async <Row>(model: Model<Row>, owned: Readonly<Record<string, string>>, limit: number) => {
  const found = await model.find(owned, { _id: 1 }).limit(limit).lean<{ readonly _id: unknown }[]>();
  if (found.length > 0) await model.bulkWrite(found.map(({ _id }) => ({ deleteOne: { filter: { _id } as object } })));
  return found.length;
};

/** Gives each document another random owner. */
const unlinkSome = async <Row>(model: Model<Row>, field: string, owner: string, bytes: number, limit: number) => {
  const found = await model
    .find({ [field]: owner }, { _id: 1 })
    .limit(limit)
    .lean<{ readonly _id: unknown }[]>();
  const unlink = (_id: unknown) => {
    const update = { $set: { [field]: randomBytes(bytes).toString('hex') } };
    return { updateOne: { filter: { _id } as object, update: update as object } };
  };
  if (found.length > 0) await model.bulkWrite(found.map(({ _id }) => unlink(_id)));
  return found.length;
};

type Readings = {
  readonly [Part in PersonalPart]: (
    database: SiteDatabase,
    owner: DataOwner,
    after: string | null,
    limit: number,
  ) => Promise<PersonalPage<Part>>;
};

const READINGS: Readings = {
  votes: (database, { voter }, after, limit) =>
    pageOf(database.votes, { voterRef: voter }, after, limit, (rows) =>
      withTitles(database, rows, ['side', 'firstSide', 'sideWhenSeen', 'guess', 'established', 'votedAt']),
    ),
  comments: (database, { memberId }, after, limit) => readComments(database, { authorId: memberId }, after, limit),
  disguisedComments: (database, { author }, after, limit) =>
    readComments(database, { authorKey: author }, after, limit),
  updateFollows: (database, { memberId }, after, limit) =>
    pageOf(database.updateFollows, { memberId }, after, limit, (rows) => withTitles(database, rows, ['since'])),
  following: (database, { memberId }, after, limit) =>
    pageOf(database.follows, { followerId: memberId }, placeOf(after), limit, async (rows) => {
      const nicknames = await findNicknames(
        database,
        rows.map(({ followingId }) => followingId),
      );
      return rows.map(({ followingId, createdAt }) => ({
        nickname: nicknames.get(followingId) ?? null,
        since: createdAt,
      }));
    }),
  followers: ({ follows }, { memberId }, after, limit) =>
    pageOf(follows, { followingId: memberId }, placeOf(after), limit, (rows) =>
      rows.map(({ createdAt }) => ({ since: createdAt })),
    ),
  reports: ({ reports }, { memberId }, after, limit) =>
    pageOf(reports, { reporterId: memberId }, after, limit, (rows) =>
      rows.map(({ reason, note, reportedAt, ...key }) => ({ item: toItem(key), reason, note, reportedAt })),
    ),
  // Points and scores share a collection and have a `memberId`, but only points have a `sourceKey`.
  points: ({ points }, { memberId }, after, limit) =>
    pageOf(points, { memberId, sourceKey: trusted({ $exists: true }) }, after, limit, (rows) =>
      rows.map((row) => pick(row, ['kind', 'points', 'day', 'isCounted'])),
    ),
  helpfulMarks: ({ helpfulMarks }, { voter }, after, limit) =>
    pageOf(helpfulMarks, { markedBy: voter }, after, limit, (rows) =>
      rows.map((row) => pick(row, ['commentId', 'changedMind', 'markedOn'])),
    ),
};

const readComments = (
  database: SiteDatabase,
  by: Readonly<Record<string, string>>,
  after: string | null,
  limit: number,
): Promise<Page<PersonalRecords['comments']>> =>
  pageOf(database.comments, by, after, limit, (rows) =>
    withTitles(database, rows, ['content', 'postedAt', 'isVisible']),
  );

type Page<Out> = { readonly records: readonly Out[]; readonly next: string | null };

const placeOf = (after: string | null) => (after === null ? null : new Types.ObjectId(after));

const pageOf = async <Row, Out>(
  model: Model<Row>,
  owned: Readonly<Record<string, string | { readonly $exists: boolean }>>,
  after: string | Types.ObjectId | null,
  limit: number,
  toRecords: (rows: readonly Row[]) => readonly Out[] | Promise<readonly Out[]>,
): Promise<Page<Out>> => {
  const found = (await model
    .find({ ...owned, ...(after !== null && { _id: trusted({ $gt: after }) }) })
    .sort({ _id: 1 })
    .limit(limit + 1)
    .lean()) as (Row & { _id: unknown })[];
  const rows = found.slice(0, limit);
  return { records: await toRecords(rows), next: found.length > limit ? String(rows.at(-1)?._id) : null };
};

const withTitles = async <Row extends { readonly conflictId: ConflictId }, Key extends keyof Row>(
  { conflicts }: Models,
  rows: readonly Row[],
  fields: readonly Key[],
) => {
  const ids = rows.map(({ conflictId }) => conflictId);
  const found = await conflicts.find({ _id: trusted({ $in: ids }), ...LISTED }, { title: 1 }).lean();
  const titles = new Map(found.map(({ _id, title }) => [_id, title]));
  return rows.map((row) => ({
    conflictId: row.conflictId,
    conflictTitle: titles.get(row.conflictId) ?? null,
    ...pick(row, fields),
  }));
};
