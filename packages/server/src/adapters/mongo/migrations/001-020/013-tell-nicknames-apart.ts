import { nicknameKey } from '@twosides/domain/names';
import type { mongo } from 'mongoose';
import { nameVariants } from '../../../../look-alikes/free-name.ts';
import { skeletonOf } from '../../../../look-alikes/skeleton.ts';
import type { Migration, MigrationNeeds } from '../migration.ts';

/** Of members whose names can be mistaken for each other, who registered first keeps it; the others get a number. */
export const TELL_NICKNAMES_APART: Migration = {
  batch: async (needs) => {
    const members = await needs.database
      .collection<Named>('users')
      .find({ userNickname: { $type: 'string' }, nicknameSkeleton: { $exists: false } }, { session: needs.session })
      .sort({ createdAt: 1, _id: 1 })
      .limit(MEMBERS)
      .toArray();
    for (const member of members) await nameMember(needs, member);
    return members.length > 0;
  },
};

/** Members of one transaction. */
const MEMBERS = 100;

type Named = {
  readonly _id: string;
  readonly userNickname: string;
  readonly nicknameKey?: string;
  readonly nicknameSkeleton?: string;
  readonly revision?: number;
};
type Needs = MigrationNeeds & { readonly session: mongo.ClientSession };

const nameMember = async ({ database, session }: Needs, { _id, userNickname }: Named): Promise<void> => {
  const users = database.collection<Named>('users');
  const isTaken = async (name: string) =>
    (await users.findOne(
      { _id: { $ne: _id }, $or: [{ nicknameKey: nicknameKey(name) }, { nicknameSkeleton: skeletonOf(name) }] },
      { session },
    )) !== null;
  const names = nameVariants(userNickname);
  let name = names.next().value;
  while (await isTaken(name)) name = names.next().value;
  const fields = { userNickname: name, nicknameKey: nicknameKey(name), nicknameSkeleton: skeletonOf(name) };
  await users.updateOne({ _id }, { $set: fields, $inc: { revision: 1 } }, { session });
  if (name !== userNickname)
    await database
      .collection('conflicts')
      .updateMany({ submittedBy: _id as never, anonymous: false }, { $set: { userNickname: name } }, { session });
};
