import * as v from 'valibot';
import { sideLabelsOf } from '../conflicts/shown.rule.ts';
import { startOfDay, toIsoTime } from '../kernel/index.ts';
import { type Conflict, SIDES, type Tally, type ViewerVote } from '../model/index.ts';
import { isoTime, view, wholeNumber } from '../wire/index.ts';
import { leadingSide, percentagesOf, winnerText } from './results.rule.ts';
import { areResultsVisible, isPolarizing, polarizationLevel, votesUntilReveal } from './results-visibility.rule.ts';
import { isTooClose, shownRange } from './share-range.rule.ts';

/** While `resultsVisible` is false, all figures that depend on the split are null. */
export const resultsEntries = {
  resultsVisible: v.boolean(),
  isReadingFirst: v.boolean(),
  totalVotes: wholeNumber,
  todayVotes: wholeNumber,
  votesUntilReveal: wholeNumber,
  /** Start of the UTC day of the reveal, because the exact time would tell when the 100th voter voted. */
  revealedAt: v.nullable(isoTime),
  herVotes: v.nullable(wholeNumber),
  hisVotes: v.nullable(wholeNumber),
  herPercentage: v.nullable(wholeNumber),
  hisPercentage: v.nullable(wholeNumber),
  /** The 95% range of her share, in percent. */
  range: v.nullable(view({ low: wholeNumber, high: wholeNumber })),
  winner: v.nullable(v.picklist([...SIDES, 'tie'])),
  winnerText: v.nullable(v.string()),
  isTooClose: v.nullable(v.boolean()),
  isPolarizing: v.nullable(v.boolean()),
  polarization: v.nullable(v.picklist(['High', 'Medium', 'Low'])),
};

export const resultsViewSchema = view(resultsEntries);
export type ResultsView = v.InferOutput<typeof resultsViewSchema>;

type Counted = Tally & Pick<Conflict, 'todayVotes' | 'revealedAt'> & Parameters<typeof sideLabelsOf>[0];

/** The results that the viewer may see. No other code may put a split into a response. */
export const resultsView = (conflict: Counted, viewerVote: ViewerVote | null): ResultsView => {
  const always = {
    isReadingFirst: conflict.revealedAt === null && viewerVote?.isReading === true,
    totalVotes: conflict.totalVotes,
    todayVotes: conflict.todayVotes,
    votesUntilReveal: conflict.revealedAt === null ? votesUntilReveal(conflict.totalVotes) : 0,
    revealedAt: conflict.revealedAt === null ? null : toIsoTime(startOfDay(conflict.revealedAt)),
  };
  if (!areResultsVisible(conflict, viewerVote)) return { resultsVisible: false, ...always, ...NO_RESULTS };
  return {
    resultsVisible: true,
    ...always,
    herVotes: conflict.herVotes,
    hisVotes: conflict.hisVotes,
    ...percentagesOf(conflict),
    range: shownRange(conflict),
    winner: leadingSide(conflict) ?? 'tie',
    winnerText: winnerText(conflict, sideLabelsOf(conflict)),
    isTooClose: isTooClose(conflict),
    isPolarizing: isPolarizing(conflict),
    polarization: polarizationLevel(conflict),
  };
};

const NO_RESULTS = {
  herVotes: null,
  hisVotes: null,
  herPercentage: null,
  hisPercentage: null,
  range: null,
  winner: null,
  winnerText: null,
  isTooClose: null,
  isPolarizing: null,
  polarization: null,
} as const;
