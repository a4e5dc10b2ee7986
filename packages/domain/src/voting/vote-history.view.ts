import * as v from 'valibot';
import { type Changes, type Conflict, type HerShare, SIDES, type ViewerVote } from '../model/index.ts';
import { listOf, view, wholeNumber } from '../wire/index.ts';
import { allCast, countedHistory } from './excluded.rule.ts';
import { scoreGuess, unexpectedSide } from './guess.rule.ts';
import { percentagesOf } from './results.rule.ts';
import { areResultsVisible } from './results-visibility.rule.ts';
import { shownRange } from './share-range.rule.ts';

/** `toHer` and `toHis` are null unless both are at least three. */
const changesSchema = view({
  count: wholeNumber,
  toHer: v.nullable(wholeNumber),
  toHis: v.nullable(wholeNumber),
});

/** All entries are null while results are hidden. */
export const voteHistoryEntries = {
  history: v.nullable(
    listOf(view({ totalVotes: wholeNumber, herPercentage: wholeNumber, low: wholeNumber, high: wholeNumber })),
  ),
  blindTally: v.nullable(
    view({ votes: wholeNumber, herPercentage: wholeNumber, herPercentageSince: v.nullable(wholeNumber) }),
  ),
  changes: v.nullable(view({ readFirst: wholeNumber, afterReading: changesSchema, afterSeeing: changesSchema })),
  guess: v.nullable(view({ guess: wholeNumber, share: v.nullable(wholeNumber) })),
  unexpectedSide: v.nullable(v.picklist(SIDES)),
  excluded: v.nullable(view({ votes: wholeNumber, totalVotes: wholeNumber, herPercentage: wholeNumber })),
};

const voteHistorySchema = view(voteHistoryEntries);
export type VoteHistoryView = v.InferOutput<typeof voteHistorySchema>;

export const voteHistoryView = (conflict: Conflict, viewerVote: ViewerVote | null): VoteHistoryView => {
  if (!areResultsVisible(conflict, viewerVote)) return HIDDEN;
  const counted = { ...conflict, history: countedHistory(conflict.history) };
  const excluded = excludedOf(conflict);
  return {
    // Excluded votes cannot be subtracted from the stored history, so hide the history and the changes.
    history: excluded ? [] : historyOf(conflict),
    changes: excluded ? null : changesOf(conflict),
    blindTally: conflict.revealedAt === null ? null : blindTallyOf(counted),
    guess: guessOf(counted, viewerVote),
    unexpectedSide: unexpectedSide(counted.history.guesses),
    excluded,
  };
};

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

// Figures below these three minimums are not shown, because small counts could reveal single voters' sides.
const DRAWN_FROM = 10;
const READERS_SHOWN_FROM = 10;
const WAYS_SHOWN_FROM = 3;

const shareOf = ({ herVotes, totalVotes }: HerShare) =>
  percentagesOf({ herVotes, totalVotes, hisVotes: totalVotes - herVotes }).herPercentage;
