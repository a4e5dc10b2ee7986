import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Conflict, type HerShare, NOTHING_EXCLUDED } from '../model/conflict.ts';
import { SIDES, type Side } from '../model/vote.ts';
import { aConflict, castVote, NOON, SECRETS } from '../test-support/records.ts';
import { recount } from '../test-support/recount.ts';
import { countVote } from './cast-vote.ts';
import { allCast, countedHistory, excludeVotes, networkOf } from './excluded.rule.ts';
import { scoreGuess } from './guess.rule.ts';
import { castAgain, type RememberedVote } from './vote-history.rule.ts';
import { voteHistoryView } from './vote-history.view.ts';

const side = fc.constantFrom<Side>(...SIDES);
const aVote = fc.record({
  first: side,
  before: fc.option(side, { nil: undefined }),
  after: fc.option(side, { nil: undefined }),
  guess: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
  established: fc.boolean(),
  readsFirst: fc.boolean(),
  isExcluded: fc.boolean(),
});
type Cast = { readonly vote: RememberedVote; readonly isExcluded: boolean };

const cast = (conflict: Conflict, vote: RememberedVote, times: number) =>
  Array.from({ length: times }).reduce<Conflict>((before) => countVote(before, null, vote, NOON), conflict);
const START = 90;
const BEGUN = cast(aConflict(), castVote('his'), START);
const HERS = castVote('her', { isPublic: true });
const TWENTY = Array<RememberedVote>(20).fill(HERS);

const restored = (conflict: Conflict, excluded: readonly RememberedVote[]) => {
  const votes = excluded.map((vote) => ({ ...vote, isExcluded: true }));
  return excludeVotes(conflict, votes, false);
};

const again = (conflict: Conflict, vote: RememberedVote, to: Side | undefined): [Conflict, RememberedVote] => {
  if (to === undefined) return [conflict, vote];
  const isPublic = conflict.revealedAt !== null;
  const changed = { side: to, ...castAgain(vote, to, { isPublic, readsFirst: false, isTakenOver: false }) };
  return [countVote(conflict, vote, changed, NOON), changed];
};

const recounted = (casts: readonly Cast[], isIn: (cast: Cast) => boolean = () => true) =>
  recount(casts.filter(isIn).map(({ vote }) => vote));

const figuresOf = (conflict: Conflict): ReturnType<typeof recount> => {
  const { blind, since, established, others, guesses } = countedHistory(conflict.history);
  const less = ({ herVotes, totalVotes }: HerShare) => ({ herVotes, totalVotes: totalVotes - START });
  return { votes: less(conflict), blind: less(blind), since, established, others: less(others), guesses };
};

test('excluded votes count for nothing, even recast, and all count again when restored', () => {
  fc.assert(
    fc.property(fc.array(aVote, { minLength: 12, maxLength: 30 }), (drafts) => {
      let conflict = BEGUN;
      let casts: Cast[] = [];
      for (const { first, guess, established, readsFirst, isExcluded, before } of drafts) {
        const isPublic = conflict.revealedAt !== null;
        const vote = castVote(first, { isPublic, readsFirst, guess, established });
        const [next, changed] = again(countVote(conflict, null, vote, NOON), vote, before);
        conflict = next;
        casts.push({ vote: changed, isExcluded });
      }
      expect(figuresOf(conflict)).toEqual(recounted(casts));
      const untouched = conflict;

      const excluded = casts.filter(({ isExcluded }) => isExcluded).map(({ vote }) => vote);
      conflict = excludeVotes(conflict, excluded, true);
      expect(figuresOf(conflict)).toEqual(recounted(casts, ({ isExcluded }) => !isExcluded));
      expect(conflict.revealedAt).toBe(NOON);
      expect(conflict.herVotes + conflict.hisVotes).toBe(conflict.totalVotes);
      expect(restored(conflict, excluded)).toEqual(untouched);

      casts = casts.map(({ vote, isExcluded }, n) => {
        const [next, changed] = again(conflict, { ...vote, isExcluded }, drafts[n]?.after);
        conflict = next;
        return { vote: changed, isExcluded };
      });
      expect(figuresOf(conflict)).toEqual(recounted(casts, ({ isExcluded }) => !isExcluded));
      expect(casts.map(({ vote }) => vote.isExcluded)).toEqual(casts.map(({ isExcluded }) => isExcluded));
      expect(allCast(conflict).totalVotes).toBe(START + casts.length);

      const all = casts.map(({ vote }) => vote);
      conflict = excludeVotes(conflict, all, false);
      expect(figuresOf(conflict)).toEqual(recounted(casts));
      expect(conflict.history.excluded).toEqual(NOTHING_EXCLUDED);
    }),
  );
});

test('a page says how many votes are excluded and the result with them, and draws no history that includes them', () => {
  const whole = cast(BEGUN, HERS, 30);
  expect(voteHistoryView(whole, null)).toMatchObject({ excluded: null, history: { length: 8 } });
  const conflict = excludeVotes(whole, TWENTY, true);
  expect(conflict).toMatchObject({ herVotes: 10, hisVotes: 90, totalVotes: 100, polarity: 0.8 });
  expect(voteHistoryView(conflict, null)).toMatchObject({
    history: [],
    changes: null,
    excluded: { votes: 20, totalVotes: 120, herPercentage: 25 },
  });
});

test('the history keeps recording all votes while some are excluded', () => {
  const meanwhile = cast(excludeVotes(cast(BEGUN, HERS, 40), TWENTY, true), HERS, 20);
  expect(restored(meanwhile, TWENTY)).toEqual(cast(BEGUN, HERS, 60));
});

test('scores an excluded vote’s guess like any other, between 0 and 100', () => {
  const blind = { herVotes: 50, totalVotes: 101 };
  expect(scoreGuess(blind, { guess: 60, firstSide: 'her' })).toEqual({ guess: 60, share: 49 });
  expect(scoreGuess({ herVotes: 0, totalVotes: 11 }, { guess: 60, firstSide: 'her' })).toEqual({ guess: 60, share: 0 });
  expect(scoreGuess({ herVotes: 11, totalVotes: 11 }, { guess: 60, firstSide: 'his' })).toEqual({
    guess: 60,
    share: 100,
  });
});

test('stores a network under a different key on each conflict', () => {
  const names = [1, 2].flatMap((id) => ['10.0.0/24', '10.0.1/24'].map((it) => networkOf(SECRETS, id as never, it)));
  expect(new Set(names).size).toBe(4);
});
