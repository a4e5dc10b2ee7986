import { polarityOf } from '@twosides/domain/conflicts';
import type { Fingerprint, Voter } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import type { Database } from '../kernel/database.ts';

/**
 * Moves a member's votes. Where another account of the same mailbox has voted too, the earlier vote stays and the later
 * is counted out; a result that is public stays so.
 * @param fingerprint of the member's voice; null for a member without one, whose votes stay under random ones
 */
export const moveVotesOf = (database: Database, castBy: Voter, fingerprint: Fingerprint | null): void => {
  for (const vote of database.all<OldVote>(OF_VOTER, castBy)) {
    const held = fingerprint && database.first<HeldVote>(HELD, vote.conflict_id, fingerprint);
    if (held === null)
      database.run(ADD, vote.conflict_id, fingerprint ?? random(database), castBy, vote.side, dayOf(vote));
    else if (held.voted_at <= vote.voted_at) countOut(database, vote);
    else {
      database.run(REPLACE, castBy, vote.side, dayOf(vote), vote.conflict_id, held.user_fingerprint);
      countOut(database, held);
    }
    database.run('UPDATE votes SET is_moved = 1 WHERE id = ?', vote.id);
  }
};

type OldVote = {
  readonly id: number;
  readonly conflict_id: number;
  readonly side: Side;
  readonly voted_at: number;
  readonly in_today: number;
};
type HeldVote = OldVote & { readonly user_fingerprint: string };

const OF_VOTER =
  'SELECT id, conflict_id, side, voted_at, in_today FROM votes WHERE user_fingerprint = ? AND is_moved = 0';

/** The vote that has moved already, with its moment as it was. */
const HELD = `
  SELECT old.id, old.conflict_id, old.side, old.voted_at, old.in_today, moved.user_fingerprint
  FROM cast_votes AS moved
  JOIN votes AS old ON old.conflict_id = moved.conflict_id AND old.user_fingerprint = moved.cast_by
  WHERE moved.conflict_id = ? AND moved.user_fingerprint = ?`;

const ADD = 'INSERT INTO cast_votes (conflict_id, user_fingerprint, cast_by, side, voted_at) VALUES (?, ?, ?, ?, ?)';

const REPLACE = `
  UPDATE cast_votes SET cast_by = ?, side = ?, voted_at = ? WHERE conflict_id = ? AND user_fingerprint = ?`;

const dayOf = ({ voted_at }: OldVote): number => voted_at - (voted_at % 86_400_000);

const random = (database: Database): string =>
  database.first<{ text: string }>('SELECT lower(hex(randomblob(32))) AS text')?.text ?? '';

type TallyRow = { readonly herVotes: number; readonly hisVotes: number; readonly totalVotes: number };

const countOut = (database: Database, { conflict_id, side, voted_at, in_today }: OldVote): void => {
  const column = side === 'her' ? 'her_votes' : 'his_votes';
  database.run(
    `UPDATE conflicts SET ${column} = ${column} - 1, total_votes = total_votes - 1, today_votes = today_votes - ? WHERE id = ?`,
    in_today,
    conflict_id,
  );
  if (in_today === 1)
    database.run(
      'UPDATE today_votes SET votes = votes - 1 WHERE conflict_id = ? AND hour = ?',
      conflict_id,
      voted_at - (voted_at % 3_600_000),
    );
  const tally = database.first<TallyRow>(REVEALED_TALLY, conflict_id);
  if (tally) database.run('UPDATE conflicts SET polarity = ? WHERE id = ?', polarityOf(tally), conflict_id);
};

const REVEALED_TALLY = `
  SELECT her_votes AS herVotes, his_votes AS hisVotes, total_votes AS totalVotes
  FROM conflicts WHERE id = ? AND revealed_at IS NOT NULL`;
