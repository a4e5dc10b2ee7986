import { expect, test } from 'vitest';
import { type Conflict, type HerShare, NO_HISTORY } from '../model/conflict.ts';
import type { Side } from '../model/vote.ts';
import { aConflict, castVote, NOON } from '../test-support/records.ts';
import { HER_VOTES_AT_STOPS, HISTORIES } from '../test-support/reference-figures.ts';
import { countVote } from './cast-vote.ts';
import { castAgain, firstCast, isHistoryStop, noteVote, type RememberedVote } from './vote-history.rule.ts';
import { voteHistoryView } from './vote-history.view.ts';

const votesOf = (count: number): RememberedVote[] => {
  let x = 1;
  return Array.from({ length: count }, (_, index) => {
    x = (Math.imul(x, 1_103_515_245) + 12_345) & 0x7fffffff;
    const side: Side = (x >> 16) % 100 < 62 ? 'her' : 'his';
    return castVote(side, { isPublic: index >= 100 });
  });
};
const BLIND = { isPublic: false, readsFirst: false, established: false };
const other = (side: Side): Side => (side === 'her' ? 'his' : 'her');
const counted = (votes: readonly RememberedVote[], conflict: Conflict = aConflict()) =>
  votes.reduce((before, vote) => countVote(before, null, vote, NOON), conflict);
const turned = (vote: RememberedVote): RememberedVote => ({ ...vote, side: other(vote.side) });
const NOTHING_SHOWN = {
  history: null,
  blindTally: null,
  changes: null,
  guess: null,
  unexpectedSide: null,
  excluded: null,
};
const VOTED = { side: 'her', isReading: false } as const;
const pairOf = ({ herVotes, totalVotes }: HerShare) => [herVotes, totalVotes];

const STOPS = [...[1, 2, 3, 5], ...[10, 15, 20, 30, 50, 75], ...[100, 150, 200, 300, 500, 750], 1_000];

test.each(HISTORIES)('of %i votes is as another implementation has it', (count, blind, since, sinceChanged) => {
  const votes = votesOf(count);
  const conflict = counted(votes);
  const recorded = STOPS.filter((stop) => stop <= count).map((stop, index) => [HER_VOTES_AT_STOPS[index], stop]);
  expect(conflict.history.history.map(pairOf)).toEqual(recorded);
  expect(pairOf(conflict.history.blind)).toEqual(blind);
  expect(pairOf(conflict.history.since)).toEqual(since);

  const changed = votes
    .filter((_, index) => index % 7 === 0)
    .reduce((before, vote) => countVote(before, vote, turned(vote), NOON), conflict);
  expect(changed.history.history).toEqual(conflict.history.history);
  expect(changed.history.blind).toEqual(conflict.history.blind);
  expect(pairOf(changed.history.since)).toEqual(sinceChanged);
});

test('records the tally at 1, 2, 3 and 5, then six times per power of ten', () => {
  const stops = Array.from({ length: 2_000 }, (_, index) => index + 1).filter(isHistoryStop);
  expect(stops).toEqual([...STOPS, 1_500, 2_000]);
});

test('records a step once, even if the count falls and reaches it again', () => {
  const { history } = counted(votesOf(10));
  expect(noteVote(history, null, castVote('her'), { herVotes: 9, hisVotes: 1, totalVotes: 10 }).history).toEqual(
    history.history,
  );
});

test('shows the history to voters, and to everyone after the reveal, with the votes cast blind', () => {
  const open = counted(votesOf(99));
  expect(voteHistoryView(open, null)).toEqual(NOTHING_SHOWN);
  expect(voteHistoryView(open, VOTED)).toMatchObject({ blindTally: null });
  const history = voteHistoryView(open, VOTED).history ?? [];
  expect(history).toHaveLength(7);
  expect(history[0]).toEqual({ totalVotes: 10, herPercentage: 90, low: 60, high: 98 });
  expect(history.at(-1)).toMatchObject({ totalVotes: 99, herPercentage: 68 });
  expect(voteHistoryView(counted(votesOf(100)), null).blindTally).toEqual({
    votes: 100,
    herPercentage: 68,
    herPercentageSince: null,
  });
  expect(voteHistoryView(counted(votesOf(1_000)), null)).toMatchObject({
    history: expect.objectContaining({ length: 13 }),
    blindTally: { votes: 100, herPercentage: 68, herPercentageSince: 60 },
  });
});

test('shows a unanimous history', () => {
  const all = Array.from({ length: 100 }, () => castVote('his'));
  expect(voteHistoryView(counted(all), null).blindTally).toMatchObject({ votes: 100, herPercentage: 0 });
});

type Press = { readonly side: Side; readonly readsFirst: boolean };
const HER: Press = { side: 'her', readsFirst: false };
const HIS: Press = { side: 'his', readsFirst: false };
const HER_READS = { ...HER, readsFirst: true };
const HIS_READS = { ...HIS, readsFirst: true };

const play = (...presses: readonly Press[]) => {
  let conflict = aConflict();
  let vote: RememberedVote | null = null;
  for (const { side, readsFirst } of presses) {
    const terms = { isPublic: conflict.revealedAt !== null, readsFirst, established: false };
    const next: RememberedVote = vote
      ? { side, ...castAgain(vote, side, { ...terms, isTakenOver: false }) }
      : castVote(side, terms);
    conflict = countVote(conflict, vote, next, NOON);
    vote = next;
  }
  const { readFirst, afterReading, afterSeeing } = conflict.history;
  return { readFirst, afterReading, afterSeeing, isReading: vote?.isReading };
};
const NONE = { toHer: 0, toHis: 0 };
const TO_HIS = { toHer: 0, toHis: 1 };

test.each([
  ['reads on', [HER_READS], 1, NONE, NONE, true],
  ['changes while reading', [HER_READS, HIS_READS], 1, TO_HIS, NONE, true],
  ['changes there and back', [HER_READS, HIS_READS, HER_READS], 1, NONE, NONE, true],
  ['asks for the result', [HER_READS, HER], 1, NONE, NONE, false],
  ['asks for it by a change', [HER_READS, HIS], 1, TO_HIS, NONE, false],
  ['changes, and asks', [HER_READS, HIS_READS, HIS], 1, TO_HIS, NONE, false],
  ['asks, and changes', [HER_READS, HER, HIS], 1, NONE, TO_HIS, false],
  ['changes, asks, and changes back', [HER_READS, HIS, HER], 1, TO_HIS, { toHer: 1, toHis: 0 }, false],
  ['has seen it, and reads no more', [HER, HIS_READS], 0, NONE, TO_HIS, false],
  ['has seen it, and changes there and back', [HER, HIS, HER], 0, NONE, NONE, false],
] as const)('who %s is counted for that', (_, presses, readFirst, afterReading, afterSeeing, isReading) => {
  expect(play(...presses)).toEqual({ readFirst, afterReading, afterSeeing, isReading });
});

test('counts a public result as seen, for those who read first too', () => {
  const reading = castVote('her', { readsFirst: true });
  const terms = { isPublic: true, readsFirst: true, isTakenOver: false };
  const again = { side: 'his' as const, ...castAgain(reading, 'his', terms) };
  expect(again).toMatchObject({ firstSide: 'her', isBlind: true, isReading: false, sideWhenSeen: 'her' });
  const before = counted([...votesOf(99), reading]);
  const { history } = countVote(before, reading, again, NOON);
  expect([history.afterReading, history.afterSeeing]).toEqual([NONE, TO_HIS]);
});

test.each(['her', 'his'] as const)('what another account takes over tells nothing of %s side', (side) => {
  const seen = castVote(side, { guess: 60 });
  const turnedOver: RememberedVote = { ...turned(seen), sideWhenSeen: side };
  for (const earlier of [seen, turnedOver])
    for (const readsFirst of [false, true]) {
      const taken = castAgain(earlier, 'her', { isPublic: false, readsFirst, isTakenOver: true });
      expect(taken).toEqual(firstCast('her', { ...BLIND, readsFirst }));
    }
});

test('shows changes of mind from ten who read first, by direction if three went each way', () => {
  const open = (readFirst: number, toHer: number, toHis: number) =>
    voteHistoryView(
      aConflict({ history: { ...NO_HISTORY, readFirst, afterReading: { toHer, toHis }, afterSeeing: NONE } }),
      VOTED,
    ).changes;
  expect(open(9, 3, 3)).toBeNull();
  expect(open(10, 3, 3)).toEqual({
    readFirst: 10,
    afterReading: { count: 6, toHer: 3, toHis: 3 },
    afterSeeing: { count: 0, toHer: null, toHis: null },
  });
  expect(open(10, 7, 2)?.afterReading).toEqual({ count: 9, toHer: null, toHis: null });
});

test('stores the guess of the first vote, keeps it on a change, and drops it if results are public', () => {
  const first = castVote('her', { guess: 60 });
  expect(first.guess).toBe(60);
  expect(castAgain(first, 'his', { ...BLIND, isTakenOver: false }).guess).toBe(60);
  expect(castAgain(first, 'his', { ...BLIND, isPublic: true, isTakenOver: false }).guess).toBe(60);
  expect(castVote('her', { isPublic: true, guess: 60 }).guess).toBeNull();
});

test('shows a voter their guess, its rank once results are public, and a surprising result', () => {
  const guessed = { guess: 60, firstSide: 'her' } as const;
  const voter = { side: 'his', isReading: false, guessed } as const;
  const open = counted(votesOf(99));
  expect(voteHistoryView(open, voter).guess).toEqual({ guess: 60, share: null });
  expect(voteHistoryView(open, { ...voter, isReading: true }).guess).toBeNull();
  const revealed = counted(votesOf(100));
  expect(voteHistoryView(revealed, voter).guess).toEqual({ guess: 60, share: 68 });
  expect(voteHistoryView(revealed, VOTED).guess).toBeNull();
  const guesses = { count: 50, sum: 1000, herVotes: 40, squares: 40 * 80 ** 2 + 10 * 20 ** 2 };
  const unexpected = { ...open, history: { ...open.history, guesses } };
  expect(voteHistoryView(unexpected, voter).unexpectedSide).toBe('her');
  expect(voteHistoryView(unexpected, null).unexpectedSide).toBeNull();
});

test('counts established and other voters separately, by their current side', () => {
  const [known, newcomer] = [castVote('her', { established: true }), castVote('his')];
  const both = counted([known, newcomer]);
  expect(both.history).toMatchObject({
    established: { herVotes: 1, totalVotes: 1 },
    others: { herVotes: 0, totalVotes: 1 },
  });
  const taken: RememberedVote = { side: 'his', ...castAgain(known, 'his', { ...BLIND, isTakenOver: true }) };
  expect(countVote(both, known, taken, NOON).history).toMatchObject({
    established: { herVotes: 0, totalVotes: 1 },
    others: { herVotes: 0, totalVotes: 1 },
  });
  const late = countVote({ ...both, revealedAt: NOON }, null, castVote('her', { isPublic: true }), NOON);
  expect(late.history.others).toEqual({ herVotes: 1, totalVotes: 2 });
});

test('draws nothing for the first nine votes, whose voters may be known', () => {
  const drawn = (count: number) =>
    voteHistoryView(counted(votesOf(count)), VOTED).history?.map(({ totalVotes }) => totalVotes);
  expect([2, 5, 9, 10, 12, 40].map(drawn)).toEqual([[], [], [], [], [10, 12], [10, 15, 20, 30, 40]]);
});
