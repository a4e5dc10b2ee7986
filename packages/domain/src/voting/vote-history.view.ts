import * as v from 'valibot';
import type { Changes, Conflict, HerShare } from '../model/conflict.ts';
import { SIDES } from '../model/side.ts';
import type { ViewerVote } from '../model/vote.ts';
import { listOf, view, wholeNumber } from '../wire/view.ts';
import { allCast, countedHistory } from './excluded.rule.ts';
import { scoreGuess, unexpectedSide } from './guess.rule.ts';
import { percentagesOf } from './results.rule.ts';
import { areResultsVisible } from './results-visibility.rule.ts';
import { shownRange } from './share-range.rule.ts';

/** Each way is told only where three or more went it, each way. */
const changesSchema = view({
  count: wholeNumber,
  toHer: v.nullable(wholeNumber),
  toHis: v.nullable(wholeNumber),
});

/** How a result came about, for a conflict's own page. All of it is null while the results are hidden. */
export const voteHistoryEntries = {
  /**
   * Her share as the votes came in, with its range, from ten votes on, up to now; empty where fewer than two moments
   * are known, and while votes are excluded.
   */
  history: v.nullable(
    listOf(view({ totalVotes: wholeNumber, herPercentage: wholeNumber, low: wholeNumber, high: wholeNumber })),
  ),
  /**
   * What people chose before they saw any result, and what was voted once everyone saw it; null until the results are
   * public, and where no first side is known. `votes` is less than 100 where some of the first are not known.
   */
  blindTally: v.nullable(
    view({ votes: wholeNumber, herPercentage: wholeNumber, herPercentageSince: v.nullable(wholeNumber) }),
  ),
  /**
   * Changes of mind after reading and after seeing the result; null until ten have read first, and while votes are
   * excluded.
   */
  changes: v.nullable(view({ readFirst: wholeNumber, afterReading: changesSchema, afterSeeing: changesSchema })),
  /** The viewer's own guess, and from the reveal on her share among the others that were chosen blind, in percent. */
  guess: v.nullable(view({ guess: wholeNumber, share: v.nullable(wholeNumber) })),
  /** The side that had more support than those who guessed had thought; null under fifty guesses too. */
  unexpectedSide: v.nullable(v.picklist(SIDES)),
  /** How many votes were excluded, and the result with them; null where none were. */
  excluded: v.nullable(view({ votes: wholeNumber, totalVotes: wholeNumber, herPercentage: wholeNumber })),
};

const voteHistorySchema = view(voteHistoryEntries);
export type VoteHistoryView = v.InferOutput<typeof voteHistorySchema>;

export const voteHistoryView = (conflict: Conflict, viewerVote: ViewerVote | null): VoteHistoryView => {
  if (!areResultsVisible(conflict, viewerVote)) return HIDDEN;
  const counted = { ...conflict, history: countedHistory(conflict.history) };
  const excluded = excludedOf(conflict);
  return {
    // Which of the votes that are in these were excluded is not kept.
    history: excluded ? [] : historyOf(conflict),
    changes: excluded ? null : changesOf(conflict),
    blindTally: conflict.revealedAt === null ? null : blindTallyOf(counted),
    guess: guessOf(counted, viewerVote),
    unexpectedSide: unexpectedSide(counted.history.guesses),
    excluded,
  };
};

/** What is shown while the results are hidden. */
const HIDDEN: VoteHistoryView = {
  history: null,
  blindTally: null,
  changes: null,
  guess: null,
  unexpectedSide: null,
  excluded: null,
};

const excludedOf = (conflict: Conflict): VoteHistoryView['excluded'] => {
  const votes = conflict.history.excluded.votes.totalVotes;
  if (votes === 0) return null;
  const all = allCast(conflict);
  return { votes, totalVotes: all.totalVotes, herPercentage: percentagesOf(all).herPercentage };
};

const guessOf = ({ history, revealedAt }: Conflict, vote: ViewerVote | null): VoteHistoryView['guess'] => {
  if (!vote?.guessed) return null;
  const score = revealedAt === null ? null : scoreGuess(history.blind, vote.guessed);
  return { guess: vote.guessed.guess, share: score && Math.round(score.share) };
};

const historyOf = ({ history, herVotes, totalVotes }: Conflict): NonNullable<VoteHistoryView['history']> => {
  const earlier = history.history.filter((stop) => stop.totalVotes >= DRAWN_FROM && stop.totalVotes < totalVotes);
  const points = [...earlier, { herVotes, totalVotes }].flatMap((stop) => {
    const tally = { ...stop, hisVotes: stop.totalVotes - stop.herVotes };
    const range = shownRange(tally);
    return range ? [{ totalVotes: stop.totalVotes, herPercentage: percentagesOf(tally).herPercentage, ...range }] : [];
  });
  return points.length < 2 ? [] : points;
};

const blindTallyOf = ({ history: { blind, since } }: Conflict): VoteHistoryView['blindTally'] =>
  blind.totalVotes === 0
    ? null
    : {
        votes: blind.totalVotes,
        herPercentage: shareOf(blind),
        herPercentageSince: since.totalVotes === 0 ? null : shareOf(since),
      };

const changesOf = ({ history: { readFirst, afterReading, afterSeeing } }: Conflict): VoteHistoryView['changes'] =>
  readFirst < READERS_SHOWN_FROM
    ? null
    : { readFirst, afterReading: counted(afterReading), afterSeeing: counted(afterSeeing) };

const counted = ({ toHer, toHis }: Changes) => {
  const ways = toHer < WAYS_SHOWN_FROM || toHis < WAYS_SHOWN_FROM ? { toHer: null, toHis: null } : { toHer, toHis };
  return { count: toHer + toHis, ...ways };
};

/** The tally at one, two, three and five votes tells the sides of those who are known to have come first. */
const DRAWN_FROM = 10;
const READERS_SHOWN_FROM = 10;
const WAYS_SHOWN_FROM = 3;

const shareOf = ({ herVotes, totalVotes }: HerShare) =>
  percentagesOf({ herVotes, totalVotes, hisVotes: totalVotes - herVotes }).herPercentage;
