import type { MemberId } from '@twosides/domain/kernel';
import { spanStart } from '@twosides/domain/points';
import type { mongo } from 'mongoose';
import { authorKeyOf } from '../../../hidden-author.ts';
import type { Migration, MigrationNeeds } from '../migration.ts';

/**
 * Who has written an anonymous conflict, and the comments on it under the same pseudonym, stands there as an HMAC and
 * sealed; the conflict keeps the day of its posting, the comments the avatar that is shown. Whom a comment is news for
 * is sealed.
 */
export const HIDE_AUTHORS: Migration = {
  batch: async (needs) => {
    const { database, session } = needs;
    const found = await database
      .collection<OldConflict>('conflicts')
      .find({ anonymous: true, submittedBy: { $type: 'string' } }, { session })
      .limit(CONFLICTS)
      .toArray();
    for (const conflict of found) await hideAuthor(needs, conflict);
    if (found.length > 0) return true;
    await keepDays(needs);
    await sealTellings(needs);
    return false;
  },
};

/** Conflicts of one transaction. */
const CONFLICTS = 100;

type OldConflict = {
  readonly _id: number;
  readonly anonymous: boolean;
  readonly submittedBy: MemberId | null;
  readonly submittedAt: number;
  readonly userAvatarId: string;
  readonly authorKey?: string;
  readonly authorSealed?: string;
};
type Needs = MigrationNeeds & { readonly session: mongo.ClientSession };

const hideAuthor = async (
  { database, secrets, session }: Needs,
  { _id, submittedBy, submittedAt, userAvatarId }: OldConflict,
): Promise<void> => {
  const author = submittedBy as MemberId;
  const hidden = { authorKey: authorKeyOf(secrets, author), authorSealed: secrets.seal(author) };
  await database
    .collection('comments')
    .updateMany(
      { conflictId: _id, authorId: author as never },
      { $set: { authorId: null, avatar: userAvatarId, ...hidden } },
      { session },
    );
  await database
    .collection<OldConflict>('conflicts')
    .updateOne(
      { _id },
      { $set: { submittedBy: null, submittedAt: spanStart('day', submittedAt), ...hidden }, $inc: { revision: 1 } },
      { session },
    );
};

/** Of those whose author was gone before. */
const keepDays = ({ database, session }: Needs) =>
  database
    .collection('conflicts')
    .updateMany(
      { anonymous: true, authorKey: { $exists: false } },
      [{ $set: { submittedAt: { $subtract: ['$submittedAt', { $mod: ['$submittedAt', 86_400_000] }] } } }],
      { session },
    );

const sealTellings = async ({ database, secrets, session }: Needs): Promise<void> => {
  const comments = database.collection<{ _id: string; tells?: string }>('comments');
  const untold = await comments.find({ tells: { $type: 'string' } }, { session }).toArray();
  if (untold.length > 0)
    await comments.bulkWrite(
      untold.map(({ _id, tells = '' }) => ({
        updateOne: { filter: { _id }, update: { $set: { tells: secrets.seal(tells) } } },
      })),
      { session },
    );
};
