import type { ConflictId, MailboxId, Voter } from '@twosides/domain/kernel';
import type { Guessed, HerShare, Side, Vote, VoteHistory } from '@twosides/domain/model';
import type { Beside } from '@twosides/domain/reading';
import { countedHistory, guessedIn, VOTES_LOOKED_AT, type VoteState } from '@twosides/domain/voting';
import type { Database, WriteHandlers } from '../kernel/database.ts';

/** Without the network, which only moderators' lists of votes need. */
export const VOTE = `
  SELECT conflict_id, side, voted_at, mailbox_id, voter_ref, first_side, is_blind, is_reading, side_when_seen, guess,
    established, is_excluded`;

export const findVote = (database: Database, id: ConflictId, voterRef: Voter): Vote | null =>
  database.first(`${VOTE} FROM votes WHERE conflict_id = ? AND voter_ref = ?`, id, voterRef);

export const findHeldVote = (database: Database, id: ConflictId, mailboxId: MailboxId): Vote | null =>
  database.first(`${VOTE} FROM votes WHERE conflict_id = ? AND mailbox_id = ?`, id, mailboxId);

export const readVoterRecord = (database: Database, voter: Voter): VoteState['record'] =>
  database.first<VoteState['record']>(RECORD, voter, VOTES_LOOKED_AT) ?? { votes: 0, votingDays: 0 };

export const RECORD = `
  SELECT count(*) AS votes, count(DISTINCT voted_at) AS voting_days
  FROM (SELECT voted_at FROM votes INDEXED BY votes_of_voter WHERE voter_ref = ? LIMIT ?)`;

export const voteWrites = {
  'put-vote': (database, { vote: { isExcluded: _, ...vote }, isFirst, network = null }) => {
    const { conflictId, mailboxId, votedAt, established, ...present } = vote;
    if (isFirst) database.insert('votes', { ...vote, network });
    else database.update('votes', { conflictId, mailboxId }, present);
  },
  excluded: (database, { conflictId, votes, isExcluded }) => {
    for (const mailboxId of votes) database.update('votes', { conflictId, mailboxId }, { isExcluded });
  },
  'count-today': (database, { conflictId, hour }) => {
    database.run(COUNT_TODAY, conflictId, hour);
  },
} satisfies Partial<WriteHandlers>;

const COUNT_TODAY = `
  INSERT INTO today_votes (conflict_id, hour, votes) VALUES (?, ?, 1)
  ON CONFLICT (conflict_id, hour) DO UPDATE SET votes = votes + 1`;

export const readSides = (
  database: Database,
  id: ConflictId,
  voters: readonly Voter[],
): Pick<Beside, 'sides' | 'reading' | 'guesses'> => {
  const sides = new Map<Voter, Side>();
  const reading = new Set<Voter>();
  const guesses = new Map<Voter, Guessed>();
  for (const voter of voters) {
    const vote = findVote(database, id, voter);
    if (vote) sides.set(voter, vote.side);
    if (vote?.isReading) reading.add(voter);
    const guessed = vote && guessedIn(vote);
    if (guessed) guesses.set(voter, guessed);
  }
  return { sides, reading, guesses };
};

export const listGuesses = (
  database: Database,
  voter: Voter,
  limit: number,
): readonly (Guessed & { readonly blind: HerShare })[] =>
  database.all<GuessRow>(GUESSES, voter, limit).map(({ guess, firstSide, history }) => ({
    guess,
    firstSide,
    blind: countedHistory(history).blind,
  }));

type GuessRow = Guessed & { readonly history: VoteHistory };
export const GUESSES = `
  SELECT guess, first_side, history
  FROM (SELECT conflict_id, guess, first_side FROM votes INDEXED BY votes_guesses
        WHERE voter_ref = ? AND guess IS NOT NULL ORDER BY conflict_id DESC LIMIT ?)
  JOIN conflicts ON conflicts.id = conflict_id WHERE revealed_at IS NOT NULL`;
