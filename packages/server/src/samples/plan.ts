import type { Mark } from '@twosides/domain/discussion';
import { type CategoryId, SIDES, type Side } from '@twosides/domain/model';
import {
  AUTHOR,
  type SampleComment,
  type SampleConflict,
  type SamplesOfCategory,
  type SampleUpdate,
} from './sample.ts';

/** `ago`: hours before seeding. */
export type Happening = { readonly ago: number; readonly conflict: PlannedConflict; readonly by: string } & (
  | { readonly kind: 'post' }
  | { readonly kind: 'vote'; readonly side: Side }
  | { readonly kind: 'comment'; readonly comment: SampleComment }
  | { readonly kind: 'mark'; readonly comment: SampleComment; readonly mark: Mark }
  | { readonly kind: 'update'; readonly update: SampleUpdate }
);

export type PlannedConflict = SampleConflict & { readonly category: CategoryId };

export const planSamples = (
  samples: readonly SamplesOfCategory[],
  readers: readonly string[],
  authors: readonly string[],
): readonly Happening[] => {
  const people = [...readers, ...authors];
  const activity = chanceFrom(7);
  const weights = new Map(people.map((name) => [name, 0.2 + activity() ** 3 * 3]));
  return samples
    .flatMap(({ category, conflicts }) => conflicts.map((conflict) => ({ ...conflict, category })))
    .flatMap((conflict, index) => happeningsOf(conflict, people, weights, chanceFrom(index + 1)))
    .sort((a, b) => b.ago - a.ago);
};

const happeningsOf = (
  conflict: PlannedConflict,
  people: readonly string[],
  weights: ReadonlyMap<string, number>,
  chance: Chance,
): readonly Happening[] => {
  const { author, age, comments, updates } = conflict;
  const others = people.filter((name) => name !== author);
  const commented = comments.map((comment, index) => ({
    comment,
    by: comment.by === AUTHOR ? author : comment.by,
    ago: age * (1 - ((index + 1) / (comments.length + 1)) ** 1.5),
  }));
  const weightOf = (name: string) => weights.get(name) ?? 1;
  const votes = votesOf(conflict, commented, shuffled(others, chance, weightOf), chance);
  return [
    { kind: 'post', conflict, by: author, ago: age },
    ...votes,
    ...commented.map((each) => ({ kind: 'comment' as const, conflict, ...each })),
    ...updates.map((update) => ({ kind: 'update' as const, conflict, by: author, update, ago: update.ago })),
    ...commented.flatMap(({ comment, by, ago }) => {
      const readers = others.filter((name) => name !== by);
      const markers = comment.toBoth
        ? regularsInTurn(
            votes.filter((vote) => vote.by !== by),
            weightOf,
          )
        : shuffled(readers, chance, weightOf);
      return markers.slice(0, comment.helpful).map((marker, index) => {
        const votedAgo = votes.find((vote) => vote.by === marker)?.ago ?? ago;
        const mark: Mark = index < comment.minds ? 'changed-mind' : 'helpful';
        return { kind: 'mark' as const, conflict, comment, mark, by: marker, ago: Math.min(ago, votedAgo) * chance() };
      });
    }),
  ];
};

const regularsInTurn = (
  votes: readonly { readonly by: string; readonly side: Side }[],
  weightOf: (name: string) => number,
): readonly string[] => {
  const regulars = votes.toSorted((a, b) => weightOf(b.by) - weightOf(a.by));
  const [hers, his] = SIDES.map((side) => regulars.filter((vote) => vote.side === side));
  return (hers ?? []).flatMap((vote, index) => [vote, his?.[index]].flatMap((each) => each?.by ?? []));
};

type Commented = { readonly comment: SampleComment; readonly by: string; readonly ago: number };

const votesOf = (
  conflict: PlannedConflict,
  commented: readonly Commented[],
  others: readonly string[],
  chance: Chance,
): readonly Extract<Happening, { kind: 'vote' }>[] => {
  const sides = new Map<string, { side: Side; ago: number }>();
  for (const { comment, by, ago } of commented)
    if (comment.side && !sides.has(by))
      sides.set(by, { side: comment.side, ago: Math.min(conflict.age, ago + MINUTES) });
  const spoken = [...sides.values()];
  const missing = (side: Side) => conflict.votes[side] - spoken.filter((each) => each.side === side).length;
  const left: Side[] = [...Array<Side>(missing('her')).fill('her'), ...Array<Side>(missing('his')).fill('his')];
  const commenters = new Set(commented.map(({ by }) => by));
  const silent = others.filter((name) => !commenters.has(name)).slice(0, left.length);
  const quiet = shuffled(left, chance).map((side, index) => {
    const share = (index + chance()) / left.length;
    return {
      by: silent[index] as string,
      side,
      ago: conflict.age * (1 - share ** EARLINESS[conflict.interest]),
    };
  });
  return [...[...sides].map(([by, vote]) => ({ by, ...vote })), ...quiet].map((vote) => ({
    kind: 'vote' as const,
    conflict,
    ...vote,
  }));
};

const MINUTES = 0.05;

/** Exponents. A larger exponent puts more votes early. */
const EARLINESS = { early: 2.2, steady: 1, growing: 0.55 } as const;

type Chance = () => number;

/** mulberry32: pseudorandom numbers in [0, 1), which are always the same for the same seed. */
const chanceFrom = (seed: number): Chance => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const shuffled = <T>(entries: readonly T[], chance: Chance, weightOf: (entry: T) => number = () => 1): T[] =>
  entries
    .map((entry) => ({ entry, place: -Math.log(1 - chance()) / weightOf(entry) }))
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
