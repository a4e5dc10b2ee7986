import { type ConflictId, DAY, WEEK } from '@twosides/domain/kernel';
import { type Conflict, NO_HISTORY, unchanged } from '@twosides/domain/model';
import { BUSY_FROM, type BusyPlace } from '@twosides/domain/moderation';
import { spanStart } from '@twosides/domain/points';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { NOW } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, post, vote, voteKey } from '../steps.ts';

const DAY_OF = spanStart('day', NOW);
const HISTORY = {
  ...NO_HISTORY,
  established: { herVotes: 20, totalVotes: 40 },
  others: { herVotes: 38, totalVotes: 41 },
};
const TALLY = { herVotes: 60, hisVotes: 60, totalVotes: 120 };

export const describeUnusualVoting = (test: StoresTest): void => {
  describe('unusual voting', () => {
    test('is judged by the votes a voter has cast before, read in the transaction of the new vote', async ({
      stores,
    }) => {
      await addMember(stores, 'ada');
      for (const at of [NOW, NOW, NOW + DAY]) await vote(stores, (await post(stores)).id, 'ada', 'her', { at });
      await vote(stores, (await post(stores)).id, 'ben', 'his');
      const { id } = await post(stores);
      const recordOf = (voter: string) => stores.votes.castVote(voteKey(voter, id), (state) => unchanged(state.record));
      expect(await recordOf('ada')).toEqual({ votes: 3, votingDays: 2 });
      expect(await recordOf('eve')).toEqual({ votes: 0, votingDays: 0 });
    });

    test('is looked for among busy conflicts alone, those with most votes of today first, page by page', async ({
      stores,
    }) => {
      const busy = async (todayVotes: number, over: Partial<Conflict> = {}) =>
        (await post(stores, { ...TALLY, todayVotes, history: HISTORY, ...over })).id;
      const ids = [await busy(15), await busy(90), await busy(15), await busy(16)] as const;
      await busy(14);
      await busy(50, { isActive: false, takenDownBy: 'author' });
      const expected = [ids[1], ids[3], ids[2], ids[0]];
      const found: ConflictId[] = [];
      for (let after: BusyPlace | null = null; ; ) {
        const page = await stores.unusualVoting.listBusy(BUSY_FROM, after, 2);
        for (const { place, history } of page) {
          found.push(place[2]);
          expect(history).toEqual(HISTORY);
        }
        after = page.at(-1)?.place ?? null;
        if (after === null) break;
      }
      expect(found).toEqual(expected);
    });

    test('is shown once the result is public, without a side, until somebody has looked; then it rests', async ({
      stores,
    }) => {
      const { unusualVoting } = stores;
      const hidden = await post(stores, {
        title: 'Hidden',
        herVotes: 30,
        hisVotes: 30,
        totalVotes: 60,
        history: HISTORY,
      });
      const open = await post(stores, { title: 'Open', ...TALLY, ...PUBLIC, history: HISTORY });
      await Promise.all([hidden, open, open].map(({ id }) => unusualVoting.note(id, DAY_OF, NOW - WEEK)));
      await unusualVoting.note(open.id, DAY_OF + DAY, NOW - WEEK);
      const CASE = { id: open.id, title: 'Open', foundOn: DAY_OF, established: 40, others: 41 };
      expect(await unusualVoting.listOpen(10)).toEqual([CASE]);

      expect(await unusualVoting.settle(hidden.id, NOW)).toBe(false);
      expect(await unusualVoting.settle(open.id, NOW)).toBe(true);
      expect(await unusualVoting.settle(open.id, NOW)).toBe(false);
      await unusualVoting.note(open.id, DAY_OF + DAY, NOW);
      expect(await unusualVoting.listOpen(10)).toEqual([]);
      await unusualVoting.note(open.id, DAY_OF + WEEK, NOW + 1);
      expect(await unusualVoting.listOpen(10)).toEqual([{ ...CASE, foundOn: DAY_OF + WEEK }]);
      expect(await standingOf(stores, open.id)).toEqual(TALLY);
    });
  });
};

const PUBLIC = { revealedAt: NOW, polarity: 0 };

const standingOf = async ({ reading }: Stores, id: ConflictId) => {
  const { herVotes, hisVotes, totalVotes } = (await reading.read(id, 0))?.conflict ?? expect.fail();
  return { herVotes, hisVotes, totalVotes };
};
