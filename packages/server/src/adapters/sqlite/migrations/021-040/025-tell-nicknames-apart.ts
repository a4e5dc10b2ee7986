import { nicknameKey } from '@twosides/domain/names';
import { nameVariants } from '../../../../look-alikes/free-name.ts';
import { skeletonOf } from '../../../../look-alikes/skeleton.ts';
import type { Database } from '../../kernel/database.ts';
import type { Migration } from '../migration.ts';

/** Of members whose names can be mistaken for each other, who registered first keeps it; the others get a number. */
export const TELL_NICKNAMES_APART: Migration = {
  batch: ({ database }) => {
    const members = database.all<Named>(NEXT_MEMBERS, MEMBERS);
    for (const member of members) nameMember(database, member);
    return members.length > 0;
  },
};

/** Members of one transaction. */
const MEMBERS = 500;

type Named = { readonly id: string; readonly user_nickname: string };

const NEXT_MEMBERS = `
  SELECT id, user_nickname FROM users WHERE user_nickname IS NOT NULL AND nickname_skeleton IS NULL
  ORDER BY created_at, id LIMIT ?`;

const nameMember = (database: Database, { id, user_nickname }: Named): void => {
  const isTaken = (name: string) =>
    database.first(OTHER_OF_THAT_NAME, id, nicknameKey(name), skeletonOf(name)) !== null;
  const names = nameVariants(user_nickname);
  let name = names.next().value;
  while (isTaken(name)) name = names.next().value;
  database.run(
    'UPDATE users SET user_nickname = ?, nickname_key = ?, nickname_skeleton = ? WHERE id = ?',
    name,
    nicknameKey(name),
    skeletonOf(name),
    id,
  );
  if (name !== user_nickname)
    database.run('UPDATE conflicts SET user_nickname = ? WHERE submitted_by = ? AND anonymous = 0', name, id);
};

const OTHER_OF_THAT_NAME = 'SELECT id FROM users WHERE id <> ? AND (nickname_key = ? OR nickname_skeleton = ?)';
