import * as v from 'valibot';
import { type ConflictId, dayAgo, type Timestamp } from '../kernel/index.ts';
import { EXCLUSIONS, type Exclusion } from '../model/index.ts';
import { conflictIdOut, listOf, view, wholeNumber } from '../wire/index.ts';
import type { NetworkGroup, UnusualVoting } from './moderation.port.ts';

/** A network with fewer votes is not shown, because such a small group could identify single people. */
export const GROUP_FROM = 5;

/** Says how many people voted, but never for which side. */
export const unusualVotingSchema = view({
  conflictId: conflictIdOut,
  title: v.string(),
  found: v.nullable(view({ age: v.string(), established: wholeNumber, others: wholeNumber })),
  groups: listOf(view({ network: v.string(), votes: wholeNumber, established: wholeNumber, excluded: wholeNumber })),
  excluded: wholeNumber,
  history: listOf(
    view({
      act: v.picklist(EXCLUSIONS),
      votes: wholeNumber,
      networks: wholeNumber,
      facts: v.string(),
      by: v.picklist(['operator', 'moderator']),
      age: v.string(),
    }),
  ),
});
export type UnusualVotingView = v.InferOutput<typeof unusualVotingSchema>;

type Known = {
  readonly id: ConflictId;
  readonly title: string;
  readonly found: UnusualVoting | null;
  readonly groups: readonly NetworkGroup[];
  readonly acts: readonly Exclusion[];
};

export const unusualVotingView = ({ id, title, found, groups, acts }: Known, now: Timestamp): UnusualVotingView => ({
  conflictId: id,
  title,
  found: found && { age: dayAgo(found.foundOn, now), established: found.established, others: found.others },
  groups: groups
    .filter(({ votes, established }) => votes - established >= GROUP_FROM)
    .map(({ network, votes, established, excluded }) => ({ network, votes, established, excluded })),
  excluded: excludedNow(acts.filter(({ conflictId }) => conflictId === id)),
  history: acts
    .filter(({ conflictId }) => conflictId === id)
    .map(({ act, votes, networks, facts, by, at }) => ({
      act,
      votes,
      networks,
      facts,
      by: by === 'operator' ? by : 'moderator',
      age: dayAgo(at, now),
    })),
});

/** @param acts newest first */
const excludedNow = (acts: readonly Exclusion[]): number => {
  const back = acts.findIndex(({ act }) => act === 'restore');
  return acts.slice(0, back < 0 ? acts.length : back).reduce((sum, { votes }) => sum + votes, 0);
};
