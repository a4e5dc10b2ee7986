import { polarityOf } from '../conflicts/ranking.rule.ts';
import type { ConflictId } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { DAY } from '../kernel/time.ts';
import {
  type Conflict,
  type Guesses,
  type HerShare,
  NOTHING_SET_ASIDE,
  type SetAside,
  type Tally,
  type VoteHistory,
} from '../model/conflict.ts';
import type { Side } from '../model/side.ts';
import type { Vote } from '../model/vote.ts';
import { countGuess, guessedIn } from './guess.rule.ts';

/** Milliseconds for which it is kept where a vote came from. */
export const NETWORK_LIFETIME = 30 * DAY;

/**
 * What is kept for a month of where a vote comes from: another one on each conflict, so that it joins the votes of one
 * conflict and nothing else.
 * @param network the first 24 bits of IPv4, 48 of IPv6
 */
export const networkOf = (secrets: Pick<Secrets, 'stampOf'>, conflictId: ConflictId, network: string): string =>
  secrets.stampOf('network', `${conflictId} ${network}`);

type Row = Pick<Vote, 'side' | 'firstSide' | 'isBlind' | 'guess' | 'established' | 'isSetAside'>;

/**
 * The conflict with these votes set aside, or (`isSetAside` false) counted again. Those that already are stay as they
 * are; `revealedAt` stays, and what was noted on the way.
 */
export const setVotesAside = (conflict: Conflict, votes: readonly Row[], isSetAside: boolean): Conflict => {
  const moved = votes.filter((vote) => vote.isSetAside !== isSetAside);
  const setAside = moved.reduce((sum, vote) => plus(sum, partOf(vote), isSetAside ? 1 : -1), conflict.history.setAside);
  const all = allCast(conflict);
  const tally = tallyOf({
    herVotes: all.herVotes - setAside.votes.herVotes,
    totalVotes: all.totalVotes - setAside.votes.totalVotes,
  });
  return {
    ...conflict,
    ...tally,
    polarity: conflict.revealedAt === null ? null : polarityOf(tally),
    history: { ...conflict.history, setAside },
  };
};

/** The tally with the votes that were set aside. */
export const allCast = ({ herVotes, totalVotes, history }: Tally & Pick<Conflict, 'history'>): Tally =>
  tallyOf(plusShare({ herVotes, totalVotes }, history.setAside.votes, 1));

/** What is kept of a vote that was set aside, and is cast again. */
export const moveSetAside = (history: VoteHistory, earlier: Row | null, vote: Row): VoteHistory =>
  earlier?.isSetAside
    ? { ...history, setAside: plus(plus(history.setAside, partOf(earlier), -1), partOf(vote), 1) }
    : history;

/**
 * The history without the votes that were set aside, as far as what is kept of them tells: not the course or changes.
 */
export const countedHistory = (history: VoteHistory): VoteHistory => {
  const { blind, since, guesses, established, others } = history.setAside;
  return {
    ...history,
    blind: plusShare(history.blind, blind, -1),
    since: plusShare(history.since, since, -1),
    guesses: plusGuesses(history.guesses, guesses, -1),
    established: plusShare(history.established, established, -1),
    others: plusShare(history.others, others, -1),
  };
};

/** What one vote adds to the figures. */
const partOf = (vote: Row): SetAside => {
  const { side, firstSide, isBlind, established } = vote;
  return {
    votes: one(side),
    blind: isBlind ? one(firstSide) : NOTHING_SET_ASIDE.blind,
    since: isBlind ? NOTHING_SET_ASIDE.since : one(side),
    guesses: countGuess(NOTHING_SET_ASIDE.guesses, guessedIn(vote), 1),
    established: established ? one(side) : NOTHING_SET_ASIDE.established,
    others: established ? NOTHING_SET_ASIDE.others : one(side),
  };
};

const one = (side: Side): HerShare => ({ herVotes: Number(side === 'her'), totalVotes: 1 });

const plus = (sum: SetAside, part: SetAside, times: 1 | -1): SetAside => ({
  votes: plusShare(sum.votes, part.votes, times),
  blind: plusShare(sum.blind, part.blind, times),
  since: plusShare(sum.since, part.since, times),
  guesses: plusGuesses(sum.guesses, part.guesses, times),
  established: plusShare(sum.established, part.established, times),
  others: plusShare(sum.others, part.others, times),
});

/** A vote that another account of its mailbox took over was counted as blind by the side of the one before. */
const plusShare = (a: HerShare, b: HerShare, times: 1 | -1): HerShare => {
  const totalVotes = a.totalVotes + times * b.totalVotes;
  return { herVotes: Math.min(totalVotes, Math.max(0, a.herVotes + times * b.herVotes)), totalVotes };
};

const plusGuesses = (a: Guesses, b: Guesses, times: 1 | -1): Guesses => ({
  count: a.count + times * b.count,
  sum: a.sum + times * b.sum,
  herVotes: a.herVotes + times * b.herVotes,
  squares: a.squares + times * b.squares,
});

const tallyOf = ({ herVotes, totalVotes }: HerShare): Tally => ({
  herVotes,
  hisVotes: totalVotes - herVotes,
  totalVotes,
});
