import { expect, test } from 'vitest';
import { type Conflict, type HerShare, NO_HISTORY } from '../model/conflict.ts';
import type { Side } from '../model/side.ts';
import type { Vote } from '../model/vote.ts';
import { aConflict, NOON } from '../test-support/records.ts';
import { HISTORIES } from '../test-support/reference-figures.ts';
import { countVote } from './cast-vote.ts';
import { firstCast, isCourseStop, noteVote } from './vote-history.rule.ts';
import { voteHistoryView } from './vote-history.view.ts';

type Cast = Pick<Vote, 'side' | 'firstSide' | 'isBlind'>;

/** The votes of the reference, each as its row would be. */
const votesOf = (count: number): Cast[] => {
  let x = 1;
  return Array.from({ length: count }, (_, index) => {
    x = (Math.imul(x, 1_103_515_245) + 12_345) & 0x7fffffff;
    const side: Side = (x >> 16) % 100 < 62 ? 'her' : 'his';
    return { side, ...firstCast(side, index >= 100) };
  });
};
const other = (side: Side): Side => (side === 'her' ? 'his' : 'her');
const counted = (votes: readonly Cast[], conflict: Conflict = aConflict()) =>
  votes.reduce((before, { side }) => countVote(before, null, side, NOON), conflict);
const pairOf = ({ herVotes, totalVotes }: HerShare) => [herVotes, totalVotes];

test.each(HISTORIES)('of %i votes is as another implementation has it', (count, course, blind, since, sinceChanged) => {
  const votes = votesOf(count);
  const conflict = counted(votes);
  expect(conflict.history.course.map(pairOf)).toEqual(course);
  expect(pairOf(conflict.history.blind)).toEqual(blind);
  expect(pairOf(conflict.history.since)).toEqual(since);

  const changed = votes
    .filter((_, index) => index % 7 === 0)
    .reduce((before, vote) => countVote(before, vote, other(vote.side), NOON), conflict);
  expect(changed.history.course).toEqual(conflict.history.course);
  expect(changed.history.blind).toEqual(conflict.history.blind);
  expect(pairOf(changed.history.since)).toEqual(sinceChanged);
});

test('a change of mind at each step moves neither what was noted nor the first sides', () => {
  const votes = votesOf(101);
  let conflict = aConflict();
  for (const vote of votes) {
    conflict = countVote(conflict, null, vote.side, NOON);
    const { history } = conflict;
    conflict = countVote(conflict, vote, other(vote.side), NOON);
    conflict = countVote(conflict, { ...vote, side: other(vote.side) }, vote.side, NOON);
    expect(conflict.history).toEqual(history);
  }
});

test('the tally is noted at 1, 2, 3 and 5, then six times in each power of ten', () => {
  const stops = Array.from({ length: 2_000 }, (_, index) => index + 1).filter(isCourseStop);
  expect(stops).toEqual([
    ...[1, 2, 3, 5],
    ...[10, 15, 20, 30, 50, 75],
    ...[100, 150, 200, 300, 500, 750],
    ...[1_000, 1_500, 2_000],
  ]);
});

test('a count that fell and comes to a stop again is not noted twice', () => {
  const { history } = counted(votesOf(10));
  expect(noteVote(history, null, 'her', { herVotes: 9, hisVotes: 1, totalVotes: 10 }, false).course).toEqual(
    history.course,
  );
});

test('votes of before history was kept are in no part of it, nor are their changes', () => {
  const early = { side: 'her', firstSide: null, isBlind: false } as const;
  const before = aConflict({ totalVotes: 40, herVotes: 30, hisVotes: 10 });
  expect(countVote(before, early, 'his', NOON).history).toEqual(NO_HISTORY);
  const revealed = counted(votesOf(60), before);
  expect(revealed.revealedAt).toBe(NOON);
  expect(revealed.history.blind.totalVotes).toBe(60);
  expect(countVote(revealed, early, 'his', NOON).history).toEqual(revealed.history);
});

test('what is shown: to a voter the course, to everyone from the reveal on also what was chosen blind', () => {
  const open = counted(votesOf(99));
  expect(voteHistoryView(open, null)).toEqual({ course: null, blindTally: null });
  expect(voteHistoryView(open, 'her')).toMatchObject({ blindTally: null });
  const course = voteHistoryView(open, 'her').course ?? [];
  expect(course).toHaveLength(11);
  expect(course[0]).toEqual({ totalVotes: 1, herPercentage: 100, low: 21, high: 100 });
  expect(course.at(-1)).toMatchObject({ totalVotes: 99, herPercentage: 68 });
  expect(voteHistoryView(counted(votesOf(100)), null).blindTally).toEqual({
    votes: 100,
    herPercentage: 68,
    herPercentageSince: null,
  });
  expect(voteHistoryView(counted(votesOf(1_000)), null)).toMatchObject({
    course: expect.objectContaining({ length: 17 }),
    blindTally: { votes: 100, herPercentage: 68, herPercentageSince: 60 },
  });
});

test('of all on one side, and of votes of which nothing is known, it says so much and no more', () => {
  const all = Array.from({ length: 100 }, (): Cast => ({ side: 'his', ...firstCast('his', false) }));
  expect(voteHistoryView(counted(all), null).blindTally).toMatchObject({ votes: 100, herPercentage: 0 });
  const unknown = aConflict({ totalVotes: 214, herVotes: 133, hisVotes: 81, revealedAt: NOON });
  expect(voteHistoryView(unknown, null)).toEqual({ course: [], blindTally: null });
});
