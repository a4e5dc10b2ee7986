import * as v from 'valibot';
import type { Conflict, HerShare } from '../model/conflict.ts';
import type { Side } from '../model/side.ts';
import { listOf, view, wholeNumber } from '../wire/view.ts';
import { percentagesOf } from './results.rule.ts';
import { areResultsVisible } from './results-visibility.rule.ts';
import { shownRange } from './share-range.rule.ts';

/** How a result came about, for a conflict's own page. All of it is null while the results are hidden. */
export const voteHistoryEntries = {
  /** Her share as the votes came in, with its range, up to the present; empty where fewer than two moments are known. */
  course: v.nullable(
    listOf(view({ totalVotes: wholeNumber, herPercentage: wholeNumber, low: wholeNumber, high: wholeNumber })),
  ),
  /**
   * What people chose before they saw any result, and what was voted once everyone saw it; null until the results are
   * public, and where no first side is known. `votes` is less than 100 where some of the first are not known.
   */
  blindTally: v.nullable(
    view({ votes: wholeNumber, herPercentage: wholeNumber, herPercentageSince: v.nullable(wholeNumber) }),
  ),
};

const voteHistorySchema = view(voteHistoryEntries);
export type VoteHistoryView = v.InferOutput<typeof voteHistorySchema>;

export const voteHistoryView = (conflict: Conflict, viewerSide: Side | null): VoteHistoryView => {
  if (!areResultsVisible(conflict, viewerSide === null ? null : { side: viewerSide }))
    return { course: null, blindTally: null };
  return { course: courseOf(conflict), blindTally: conflict.revealedAt === null ? null : blindTallyOf(conflict) };
};

const courseOf = ({ history, herVotes, totalVotes }: Conflict): NonNullable<VoteHistoryView['course']> => {
  const earlier = history.course.filter((stop) => stop.totalVotes < totalVotes);
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

const shareOf = ({ herVotes, totalVotes }: HerShare) =>
  percentagesOf({ herVotes, totalVotes, hisVotes: totalVotes - herVotes }).herPercentage;
