import type { MemberId } from '@twosides/domain/kernel';
import type { Database } from '../../kernel/database.ts';
import { claimVoice } from '../../voices/claim-voice.ts';
import type { Migration, MigrationNeeds } from '../migration.ts';
import { moveOperations } from '../move-operations.ts';
import { moveVotesOf } from '../move-votes.ts';

/** Members of one transaction. */
const MEMBERS = 100;
const VOTES = 5_000;

/**
 * Gives the first voices, and moves the votes and operations of every member; then the votes that are left, of members
 * who are gone.
 */
export const MOVE_VOTES: Migration = {
  batch: (needs) => {
    const { database } = needs;
    const members = database.all<MemberRow>(NEXT_MEMBERS, MEMBERS);
    for (const member of members) moveMember(needs, member);
    return members.length > 0 || moveLeftVotes(database) > 0;
  },
};

type MemberRow = { readonly id: MemberId; readonly email: string | null; readonly email_verified: number | null };

/** In the order in which they registered: of two accounts of one mailbox the elder gives the voice. */
const NEXT_MEMBERS = `
  SELECT members_to_move.id, users.email, users.email_verified
  FROM members_to_move LEFT JOIN users ON users.id = members_to_move.id
  ORDER BY users.created_at, members_to_move.id LIMIT ?`;

const moveMember = ({ database, secrets }: MigrationNeeds, { id, email, email_verified }: MemberRow): void => {
  const voice = email !== null && email_verified === 1 ? claimVoice(database, secrets, { id, email }) : null;
  moveVotesOf(database, secrets.voterOf(id), voice && secrets.fingerprintOf('votes', voice));
  moveOperations(database, secrets, id);
  database.run('DELETE FROM members_to_move WHERE id = ?', id);
};

/** @returns how many there were */
const moveLeftVotes = (database: Database): number => {
  const moved = database.all<{ id: number }>('SELECT id FROM votes WHERE is_moved = 0 LIMIT ?', VOTES);
  for (const { id } of moved) {
    database.run(MOVE_LEFT, id);
    database.run('UPDATE votes SET is_moved = 1 WHERE id = ?', id);
  }
  return moved.length;
};

const MOVE_LEFT = `
  INSERT INTO cast_votes (conflict_id, user_fingerprint, cast_by, side, voted_at)
  SELECT conflict_id, lower(hex(randomblob(32))), lower(hex(randomblob(32))), side, voted_at - voted_at % 86400000
  FROM votes WHERE id = ?`;
