import { expect, test } from 'vitest';
import { type Conflict, type HerShare, NO_HISTORY } from '../model/conflict.ts';
import type { Side } from '../model/side.ts';
import { aConflict, NOON } from '../test-support/records.ts';
import { HISTORIES } from '../test-support/reference-figures.ts';
import { countVote } from './cast-vote.ts';
import { castAgain, firstCast, isHistoryStop, noteVote, type RememberedVote } from './vote-history.rule.ts';
import { voteHistoryView } from './vote-history.view.ts';

/** The first `count` votes of the sequence that `HISTORIES` was computed from. */
const votesOf = (count: number): RememberedVote[] => {
  let x = 1;
  return Array.from({ length: count }, (_, index) => {
    x = (Math.imul(x, 1_103_515_245) + 12_345) & 0x7fffffff;
    const side: Side = (x >> 16) % 100 < 62 ? 'her' : 'his';
    return { side, ...firstCast(side, { isPublic: index >= 100, readsFirst: false, established: false }) };
  });
};
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
const COLD = { isPublic: false, readsFirst: false, established: false };
const pairOf = ({ herVotes, totalVotes }: HerShare) => [herVotes, totalVotes];

test.each(HISTORIES)(
  'of %i votes is as another implementation has it',
  (count, history, blind, since, sinceChanged) => {
    const votes = votesOf(count);
    const conflict = counted(votes);
    expect(conflict.history.history.map(pairOf)).toEqual(history);
    expect(pairOf(conflict.history.blind)).toEqual(blind);
    expect(pairOf(conflict.history.since)).toEqual(since);

    const changed = votes
      .filter((_, index) => index % 7 === 0)
      .reduce((before, vote) => countVote(before, vote, turned(vote), NOON), conflict);
    expect(changed.history.history).toEqual(conflict.history.history);
    expect(changed.history.blind).toEqual(conflict.history.blind);
    expect(pairOf(changed.history.since)).toEqual(sinceChanged);
  },
);

test('changes of mind alter neither the recorded tally nor the first sides', () => {
  const votes = votesOf(101);
  let conflict = aConflict();
  for (const vote of votes) {
    conflict = countVote(conflict, null, vote, NOON);
    const { history } = conflict;
    conflict = countVote(conflict, vote, turned(vote), NOON);
    conflict = countVote(conflict, turned(vote), vote, NOON);
    expect(conflict.history).toEqual(history);
  }
});

test('records the tally at 1, 2, 3 and 5, then six times per power of ten', () => {
  const stops = Array.from({ length: 2_000 }, (_, index) => index + 1).filter(isHistoryStop);
  expect(stops).toEqual([
    ...[1, 2, 3, 5],
    ...[10, 15, 20, 30, 50, 75],
    ...[100, 150, 200, 300, 500, 750],
    ...[1_000, 1_500, 2_000],
  ]);
});

test('records a step once, even if the count falls and reaches it again', () => {
  const { history } = counted(votesOf(10));
  const last: RememberedVote = {
    side: 'her',
    ...firstCast('her', { isPublic: false, readsFirst: false, established: false }),
  };
  expect(noteVote(history, null, last, { herVotes: 9, hisVotes: 1, totalVotes: 10 }).history).toEqual(history.history);
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
  const all = Array.from(
    { length: 100 },
    (): RememberedVote => ({
      side: 'his',
      ...firstCast('his', { isPublic: false, readsFirst: false, established: false }),
    }),
  );
  expect(voteHistoryView(counted(all), null).blindTally).toMatchObject({ votes: 100, herPercentage: 0 });
});

/** Each press casts the vote again. `reads`: with "read first". */
const play = (...presses: readonly (readonly [side: Side, reads?: 'reads'])[]) => {
  let conflict = aConflict();
  let vote: RememberedVote | null = null;
  for (const [side, reads] of presses) {
    const terms = { isPublic: conflict.revealedAt !== null, readsFirst: reads !== undefined, established: false };
    const cast: RememberedVote = {
      side,
      ...(vote ? castAgain(vote, side, { ...terms, isTakenOver: false }) : firstCast(side, terms)),
    };
    conflict = countVote(conflict, vote, cast, NOON);
    vote = cast;
  }
  const { readFirst, afterReading, afterSeeing } = conflict.history;
  return { readFirst, afterReading, afterSeeing, isReading: vote?.isReading };
};
const NONE = { toHer: 0, toHis: 0 };
const TO_HIS = { toHer: 0, toHis: 1 };

test.each([
  ['reads on', [['her', 'reads']], 1, NONE, NONE, true],
  [
    'changes while reading',
    [
      ['her', 'reads'],
      ['his', 'reads'],
    ],
    1,
    TO_HIS,
    NONE,
    true,
  ],
  [
    'changes there and back',
    [
      ['her', 'reads'],
      ['his', 'reads'],
      ['her', 'reads'],
    ],
    1,
    NONE,
    NONE,
    true,
  ],
  ['asks for the result', [['her', 'reads'], ['her']], 1, NONE, NONE, false],
  ['asks for it by a change', [['her', 'reads'], ['his']], 1, TO_HIS, NONE, false],
  ['changes, and asks', [['her', 'reads'], ['his', 'reads'], ['his']], 1, TO_HIS, NONE, false],
  ['asks, and changes', [['her', 'reads'], ['her'], ['his']], 1, NONE, TO_HIS, false],
  ['changes, asks, and changes back', [['her', 'reads'], ['his'], ['her']], 1, TO_HIS, { toHer: 1, toHis: 0 }, false],
  ['has seen it, and reads no more', [['her'], ['his', 'reads']], 0, NONE, TO_HIS, false],
  ['has seen it, and changes there and back', [['her'], ['his'], ['her']], 0, NONE, NONE, false],
] as const)('who %s is counted for that', (_, presses, readFirst, afterReading, afterSeeing, isReading) => {
  expect(play(...presses)).toEqual({ readFirst, afterReading, afterSeeing, isReading });
});

test('counts a public result as seen, for those who read first too', () => {
  const reading: RememberedVote = {
    side: 'her',
    ...firstCast('her', { isPublic: false, readsFirst: true, established: false }),
  };
  const terms = { isPublic: true, readsFirst: true, isTakenOver: false };
  const cast = { side: 'his' as const, ...castAgain(reading, 'his', terms) };
  expect(cast).toMatchObject({ firstSide: 'her', isBlind: true, isReading: false, sideWhenSeen: 'her' });
  const before = counted([...votesOf(99), reading]);
  const { history } = countVote(before, reading, cast, NOON);
  expect([history.afterReading, history.afterSeeing]).toEqual([NONE, TO_HIS]);
});

test.each(['her', 'his'] as const)(
  'what another account of the mailbox takes over tells nothing of %s side',
  (side) => {
    const seen: RememberedVote = {
      side,
      ...firstCast(side, { isPublic: false, readsFirst: false, guess: 60, established: false }),
    };
    const turnedOver: RememberedVote = { ...turned(seen), sideWhenSeen: side };
    for (const earlier of [seen, turnedOver])
      for (const readsFirst of [false, true])
        expect(castAgain(earlier, 'her', { isPublic: false, readsFirst, isTakenOver: true })).toEqual(
          firstCast('her', { isPublic: false, readsFirst, established: false }),
        );
  },
);

test('a vote that moves between accounts is no change of mind, and stays a blind vote', () => {
  const seen: RememberedVote = {
    side: 'his',
    ...firstCast('his', { isPublic: false, readsFirst: false, established: false }),
  };
  const before = counted([...votesOf(9), seen]);
  const taken = { side: 'her' as const, ...castAgain(seen, 'her', { ...COLD, isTakenOver: true }) };
  const { history, totalVotes } = countVote(before, seen, taken, NOON);
  expect(totalVotes).toBe(10);
  expect([history.afterSeeing, history.blind]).toEqual([NONE, before.history.blind]);
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
  const cast = firstCast('her', { ...COLD, guess: 60 });
  expect(cast.guess).toBe(60);
  const first: RememberedVote = { side: 'her', ...cast };
  expect(castAgain(first, 'his', { ...COLD, isTakenOver: false }).guess).toBe(60);
  expect(castAgain(first, 'his', { ...COLD, isPublic: true, isTakenOver: false }).guess).toBe(60);
  expect(firstCast('her', { isPublic: true, readsFirst: false, guess: 60, established: false }).guess).toBeNull();
});

test('counts a guess once, and drops it when another account of the mailbox takes the vote', () => {
  const first: RememberedVote = { side: 'her', ...firstCast('her', { ...COLD, guess: 60 }) };
  const counted = countVote(aConflict(), null, first, NOON);
  expect(counted.history.guesses).toEqual({ count: 1, sum: 60, herVotes: 1, squares: 1600 });
  expect(countVote(counted, first, turned(first), NOON).history.guesses).toEqual(counted.history.guesses);
  const taken: RememberedVote = { side: 'her', ...castAgain(first, 'her', { ...COLD, isTakenOver: true }) };
  expect(taken.guess).toBeNull();
  expect(countVote(counted, first, taken, NOON)).toMatchObject({
    totalVotes: 1,
    history: { guesses: NO_HISTORY.guesses, blind: { herVotes: 1, totalVotes: 1 } },
  });
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
  const cast = (side: Side, established: boolean): RememberedVote => ({
    side,
    ...firstCast(side, { ...COLD, established }),
  });
  const [known, newcomer] = [cast('her', true), cast('his', false)];
  const both = counted([known, newcomer]);
  expect(both.history).toMatchObject({
    established: { herVotes: 1, totalVotes: 1 },
    others: { herVotes: 0, totalVotes: 1 },
  });
  const taken: RememberedVote = { side: 'his', ...castAgain(known, 'his', { ...COLD, isTakenOver: true }) };
  expect(countVote(both, known, taken, NOON).history).toMatchObject({
    established: { herVotes: 0, totalVotes: 1 },
    others: { herVotes: 0, totalVotes: 1 },
  });
  const afterReveal = firstCast('her', { isPublic: true, readsFirst: false, established: false });
  const late = countVote({ ...both, revealedAt: NOON }, null, { side: 'her', ...afterReveal }, NOON);
  expect(late.history.others).toEqual({ herVotes: 1, totalVotes: 2 });
});

test('draws nothing for the first nine votes, whose voters may be known', () => {
  for (const count of [2, 5, 9, 10, 12, 40])
    for (const { totalVotes } of voteHistoryView(counted(votesOf(count)), VOTED).history ?? [])
      expect(totalVotes).toBeGreaterThanOrEqual(10);
  expect(voteHistoryView(counted(votesOf(10)), VOTED).history).toEqual([]);
  expect(voteHistoryView(counted(votesOf(12)), VOTED).history).toHaveLength(2);
});
