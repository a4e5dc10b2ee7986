import { type ConflictId, DAY } from '@twosides/domain/kernel';
import { type Conflict, unchanged } from '@twosides/domain/model';
import { spanStart } from '@twosides/domain/points';
import type { VoteState } from '@twosides/domain/voting';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { anOperation, mailboxIdOf, NOW, opIdOf, voterOf } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { type BallotOutcome, decideBallot, post, readConflict, readSides, vote, voteKey } from '../steps.ts';

const VOTE_OF_BEN = {
  side: 'his',
  votedAt: spanStart('day', NOW),
  mailboxId: mailboxIdOf('ben'),
  voterRef: voterOf('ben'),
  firstSide: 'his',
  isBlind: true,
  isReading: false,
  sideWhenSeen: 'his',
  guess: null,
  established: false,
  isExcluded: false,
};

export const describeVotes = (test: StoresTest): void => {
  describe('voting', () => {
    test('stores the vote and the standing together', async ({ stores }) => {
      const before = await post(stores);
      expect(await vote(stores, before.id, 'ben', 'his', { at: NOW + 5 })).toBe('cast');
      const { conflict, vote: cast } = await seenBy(stores, before.id, 'ben');
      expect(cast).toEqual({ ...VOTE_OF_BEN, conflictId: before.id });
      expect(conflict).toEqual({
        ...before,
        totalVotes: 1,
        hisVotes: 1,
        todayVotes: 1,
        trendScore: conflict?.trendScore,
      });
      expect(conflict?.trendScore).not.toBeNull();
    });

    test('changes a side without a second vote, and leaves its time', async ({ stores }) => {
      const { id } = await post(stores);
      await vote(stores, id, 'ben', 'his', { at: NOW });
      expect(await vote(stores, id, 'ben', 'her', { at: NOW + 2 * DAY })).toBe('changed');
      const { conflict, vote: changed } = await seenBy(stores, id, 'ben');
      expect(changed).toEqual({ ...VOTE_OF_BEN, conflictId: id, side: 'her' });
      expect(tallyOf(conflict)).toEqual({ totalVotes: 1, herVotes: 1, hisVotes: 0, todayVotes: 1 });
    });

    test('stores that a vote taken over after the reveal was not cast before it', async ({ stores }) => {
      const { id } = await post(stores);
      await vote(stores, id, 'ben', 'his');
      await stores.votes.castVote(voteKey('ben', id), ({ vote: cast }) => ({
        writes: cast ? [{ kind: 'put-vote', vote: { ...cast, isBlind: false }, isFirst: false }] : [],
        result: null,
      }));
      expect((await seenBy(stores, id, 'ben')).vote).toMatchObject({ side: 'his', isBlind: false });
    });

    test('lists a voter’s guesses on public results, newest first, with the blind tally', async ({ stores }) => {
      const posted = [await post(stores), await post(stores), await post(stores), await post(stores)];
      for (const [n, { id }] of posted.entries()) {
        await vote(stores, id, 'ada', 'her', { guess: n === 3 ? undefined : 40 + n });
        await vote(stores, id, 'ben', 'his', { guess: 90 });
        if (n !== 1) await reveal(stores, id);
      }
      const blind = { herVotes: 60, totalVotes: 100 };
      const scored = (guess: number) => ({ guess, firstSide: 'her', blind });
      expect(await stores.votes.listGuesses(voterOf('ada'), 10)).toEqual([scored(42), scored(40)]);
      expect(await stores.votes.listGuesses(voterOf('ada'), 2)).toEqual([scored(42)]);
      const { id: first } = at(posted, 0);
      expect(await readConflict(stores, first)).toMatchObject({ revealedAt: NOW, polarity: 0.2 });
      const { guesses } = await stores.reading.readBeside(first, {
        voters: ['ada', 'eve'].map(voterOf),
        comments: [],
        marker: null,
      });
      expect([...guesses]).toEqual([[voterOf('ada'), { guess: 40, firstSide: 'her' }]]);
    });

    test('shows the decision an unknown conflict as null, and an inactive one as it is', async ({ stores }) => {
      const inactive = await post(stores, { isActive: false });
      expect(await seenBy(stores, inactive.id, 'ben')).toEqual({ conflict: inactive, ...NOTHING });
      const unknown = (inactive.id + 1) as ConflictId;
      expect(await seenBy(stores, unknown, 'ben')).toEqual({ conflict: null, ...NOTHING });
      expect(await vote(stores, unknown, 'ben', 'her')).toBe('no such conflict');
    });

    test('shows a replay the operation, and changes nothing', async ({ stores }) => {
      const { id } = await post(stores);
      await vote(stores, id, 'ben', 'her', { opId: opIdOf(1) });
      await vote(stores, id, 'ben', 'his', { opId: opIdOf(2) });
      expect(await vote(stores, id, 'ben', 'her', { opId: opIdOf(1) })).toBe('replayed');
      const seen = await seenBy(stores, id, 'ben', 1);
      expect(seen.operation).toEqual(anOperation('ben', opIdOf(1), 'cast'));
      expect(seen.vote?.side).toBe('his');
      expect(tallyOf(seen.conflict)).toEqual({ totalVotes: 1, herVotes: 0, hisVotes: 1, todayVotes: 1 });
    });

    test('recognizes an operation on whichever conflict it comes back', async ({ stores }) => {
      const [first, second] = [await post(stores), await post(stores)];
      await vote(stores, first.id, 'ben', 'her', { opId: opIdOf(1) });
      expect(await vote(stores, second.id, 'ben', 'her', { opId: opIdOf(1) })).toBe('replayed');
      expect(await vote(stores, second.id, 'eve', 'her', { opId: opIdOf(1) })).toBe('cast');
    });

    test('lets a decision that throws take nothing from the votes beside it', async ({ stores }) => {
      const { id } = await post(stores);
      const votes = Array.from({ length: 20 }, (_, n) =>
        n % 4 === 0
          ? stores.votes.castVote(voteKey(`v${n}`, id), () => {
              throw new Error('no');
            })
          : vote(stores, id, `v${n}`, 'her'),
      );
      const settled = await Promise.allSettled(votes);
      expect(settled.map(({ status }) => status)).toEqual(
        votes.map((_, n) => (n % 4 === 0 ? 'rejected' : 'fulfilled')),
      );
      const counted = { totalVotes: 15, herVotes: 15, hisVotes: 0 };
      expect(await countRows(stores, id, 20)).toEqual(counted);
      expect(tallyOf(await readConflict(stores, id))).toEqual({ ...counted, todayVotes: 15 });
    });

    test('reads the sides of those members that have voted', async ({ stores }) => {
      const [{ id }, other] = [await post(stores), await post(stores)];
      await vote(stores, id, 'ben', 'his');
      await vote(stores, id, 'eve', 'her');
      await vote(stores, other.id, 'ada', 'her');
      const voters = ['ben', 'ada', 'eve'].map(voterOf);
      const sides = await readSides(stores, id, voters);
      expect(voters.map((voter) => sides.get(voter))).toEqual(['his', undefined, 'her']);
      expect((await readSides(stores, id, [])).size).toBe(0);
    });

    test('counts 61 voters once each in 200 concurrent requests', async ({ stores }) => {
      const { id } = await post(stores);
      const serials = Array.from({ length: 200 }, (_, n) => (n % 5 === 4 ? n - 1 : n));
      const outcomes = await Promise.all(
        serials.map((serial) =>
          vote(stores, id, `v${serial % 61}`, serial % 3 === 0 ? 'her' : 'his', { opId: opIdOf(serial) }),
        ),
      );
      const count = (outcome: BallotOutcome) => outcomes.filter((counted) => counted === outcome).length;
      expect([count('cast'), count('changed'), count('replayed')]).toEqual([61, 99, 40]);

      const rows = await countRows(stores, id, 61);
      expect(rows.totalVotes).toBe(61);
      expect(tallyOf(await readConflict(stores, id))).toEqual({ ...rows, todayVotes: 61 });
    });
  });
};

const reveal = (stores: Stores, id: ConflictId) =>
  stores.votes.castVote(voteKey('eve', id), (state) => {
    const { writes, result } = decideBallot('eve', 'her', {})(state);
    const revealed = writes.map((write) =>
      write.kind === 'put-standing'
        ? {
            ...write,
            standing: {
              ...write.standing,
              revealedAt: NOW,
              polarity: 0.2,
              history: { ...write.standing.history, blind: { herVotes: 60, totalVotes: 100 } },
            },
          }
        : write,
    );
    return { writes: revealed, result };
  });

const NOTHING = {
  vote: null,
  held: null,
  mailboxId: null,
  voter: null,
  record: { votes: 0, votingDays: 0 },
  streak: null,
  suspendedUntil: null,
  operation: null,
};

const seenBy = ({ votes }: Stores, conflictId: ConflictId, voter: string, serial = 1): Promise<VoteState> =>
  votes.castVote({ ...voteKey(voter, conflictId), opId: opIdOf(serial) }, (state) => unchanged(state));

const tallyOf = (conflict: Conflict | null) =>
  conflict && {
    totalVotes: conflict.totalVotes,
    herVotes: conflict.herVotes,
    hisVotes: conflict.hisVotes,
    todayVotes: conflict.todayVotes,
  };

const countRows = async ({ reading }: Stores, id: ConflictId, voters: number) => {
  const cast = Array.from({ length: voters }, (_, n) => voterOf(`v${n}`));
  const sides = [...(await readSides({ reading }, id, cast)).values()];
  const herVotes = sides.filter((side) => side === 'her').length;
  return { totalVotes: sides.length, herVotes, hisVotes: sides.length - herVotes };
};

const at = <T>(items: readonly T[], index: number): T => items[index] as T;
