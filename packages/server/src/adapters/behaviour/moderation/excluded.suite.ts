import { type ConflictId, DAY } from '@twosides/domain/kernel';
import { ESTABLISHED_RULE } from '@twosides/domain/mailbox-keys';
import type { Side } from '@twosides/domain/model';
import { excludeVotes, OPERATOR, readUnusualVoting, restoreVotes } from '@twosides/domain/moderation';
import { spanStart } from '@twosides/domain/points';
import { castVote, networkOf, voteHistoryView } from '@twosides/domain/voting';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { memberId, NOW, SECRETS, voterOf } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, post, readConflict } from '../steps.ts';

const FACTS = 'All of them joined within an hour.';
const OFFICE = '203.0.113/24';
const CAFE = '198.51.100/24';
const DAY_OF = spanStart('day', NOW);

const at = (stores: Stores) => {
  const clock = () => NOW;
  const rule = { ...ESTABLISHED_RULE, age: 0, votes: 1, votingDays: 1 };
  const cast = castVote({ votes: stores.votes, secrets: SECRETS, clock, established: rule });
  const voteFrom = async (id: ConflictId, name: string, side: Side, network: string | null = null) => {
    const voted = await cast({ memberId: memberId(name), opId: null }, id, side, { network });
    if (!voted.ok) throw new Error(voted.error);
  };
  let moment = NOW;
  const needs = { excluded: stores.excluded, unusualVoting: stores.unusualVoting, clock: () => moment++ };
  return {
    voteFrom,
    excluded: (id: ConflictId, ...networks: string[]) =>
      excludeVotes(needs)(OPERATOR, id, {
        networks: networks.map((network) => networkOf(SECRETS, id, network)),
        facts: FACTS,
      }),
    putBack: (id: ConflictId) => restoreVotes(needs)('by-one', id, { facts: 'A school.' }),
    shown: readUnusualVoting(needs),
  };
};

const stuffed = async (stores: Stores) => {
  const acts = at(stores);
  const { id: before } = await post(stores);
  const { id } = await post(stores, { herVotes: 50, hisVotes: 38, totalVotes: 88 });
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'old', 'g', 'h', 'i', 'j', 'k']) await addMember(stores, name);
  await acts.voteFrom(before, 'old', 'her', OFFICE);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await acts.voteFrom(id, name, 'her', OFFICE);
  await acts.voteFrom(id, 'old', 'his', OFFICE);
  for (const name of ['g', 'h', 'i', 'j']) await acts.voteFrom(id, name, 'his', CAFE);
  await stores.unusualVoting.note(id, DAY_OF, NOW);
  return { id, ...acts };
};

const tallyOf = async (stores: Stores, id: ConflictId) => {
  const { herVotes, hisVotes, totalVotes } = await readConflict(stores, id);
  return [herVotes, hisVotes, totalVotes];
};

const votersOf = async ({ stats }: Stores, id: ConflictId) => {
  const read = [stats.readActivity(id, NOW, 100), stats.readActivity(id, NOW, 3)];
  return (await Promise.all(read)).map((activity) => activity?.voterCount);
};

export const describeExclusion = (test: StoresTest): void => {
  describe('votes that are excluded', () => {
    test('are whole groups of newcomers from one network, once the result is public and was found unusual', async ({
      stores,
    }) => {
      const { id, excluded, shown, voteFrom } = await stuffed(stores);
      expect(await excluded(id, OFFICE)).toEqual({ ok: false, error: 'case-not-found' });
      expect(await shown()).toEqual([]);
      await voteFrom(id, 'k', 'his');
      expect(await tallyOf(stores, id)).toEqual([56, 44, 100]);
      const group = { network: networkOf(SECRETS, id, OFFICE), votes: 7, established: 1, excluded: 0 };
      expect(await shown()).toEqual([
        {
          conflictId: id,
          title: expect.any(String),
          found: { age: 'today', established: 1, others: 11 },
          groups: [group],
          excluded: 0,
          history: [],
        },
      ]);

      expect(await excluded(id, CAFE)).toEqual({ ok: false, error: 'case-not-found' });
      expect(await excluded(id, OFFICE, CAFE)).toEqual({ ok: true, value: 6 });
      expect(await excluded(id, OFFICE)).toEqual({ ok: false, error: 'case-not-found' });
      expect(await tallyOf(stores, id)).toEqual([50, 44, 94]);
      const act = { votes: 6, networks: 1, facts: FACTS, by: 'operator', age: 'today' };
      expect(await shown()).toMatchObject([
        { groups: [{ ...group, excluded: 6 }], excluded: 6, history: [{ act: 'exclude', ...act }] },
      ]);
      expect(await stores.unusualVoting.settle(id, NOW)).toBe(true);
      expect(await shown()).toMatchObject([{ conflictId: id, found: null }]);
    });

    test('are shown beside the result, keep their voters, and count again when they are put back', async ({
      stores,
    }) => {
      const { id, excluded, putBack, voteFrom, shown } = await stuffed(stores);
      await voteFrom(id, 'k', 'his');
      const before = await readConflict(stores, id);
      await excluded(id, OFFICE);
      const aside = await readConflict(stores, id);
      expect(aside.revealedAt).toBe(NOW);
      expect(await votersOf(stores, id)).toEqual([6, 3]);
      expect(voteHistoryView(aside, null)).toMatchObject({
        excluded: { votes: 6, totalVotes: 100, herPercentage: 56 },
        blindTally: { votes: 6, herPercentage: 0 },
      });
      await voteFrom(id, 'a', 'his', CAFE);
      expect(await tallyOf(stores, id)).toEqual([50, 44, 94]);
      expect(voteHistoryView(await readConflict(stores, id), null).excluded?.herPercentage).toBe(55);
      await voteFrom(id, 'a', 'her', CAFE);
      expect(await putBack(id)).toEqual({ ok: true, value: 6 });
      expect(await putBack(id)).toEqual({ ok: false, error: 'case-not-found' });
      expect(await votersOf(stores, id)).toEqual([12, 3]);
      const { history, ...back } = await readConflict(stores, id);
      expect({ ...back, history: { ...history, afterSeeing: before.history.afterSeeing } }).toEqual(before);
      expect(await shown()).toMatchObject([
        { excluded: 0, history: [{ act: 'restore', by: 'moderator', networks: 1 }, {}] },
      ]);
    });

    test('lose and double no vote that is cast at the same time', async ({ stores }) => {
      const { id, excluded, voteFrom, putBack } = await stuffed(stores);
      await voteFrom(id, 'k', 'his');
      for (const name of ['x', 'y', 'z']) await addMember(stores, name);
      await Promise.all([
        voteFrom(id, 'x', 'her'),
        excluded(id, OFFICE),
        voteFrom(id, 'b', 'his', OFFICE),
        excluded(id, OFFICE),
        voteFrom(id, 'y', 'his'),
        voteFrom(id, 'z', 'his'),
      ]);
      expect(await tallyOf(stores, id)).toEqual([51, 46, 97]);
      await putBack(id);
      expect(await tallyOf(stores, id)).toEqual([56, 47, 103]);
    });

    test('lose their networks after a month, and can still be put back', async ({ stores }) => {
      const { id, excluded, putBack, voteFrom, shown } = await stuffed(stores);
      await voteFrom(id, 'k', 'his');
      await excluded(id, OFFICE);
      const { votes } = stores;
      expect(await votes.deleteNetworks(DAY_OF - DAY, 100)).toBe(0);
      let forgotten = 0;
      for (let more = 1; more > 0; forgotten += more) more = await votes.deleteNetworks(DAY_OF, 5);
      expect(forgotten).toBe(12);
      expect(await stores.excluded.listGroups(id, 10)).toEqual([]);
      expect(await shown()).toMatchObject([{ groups: [] }]);
      expect(await putBack(id)).toEqual({ ok: true, value: 6 });
      expect((await shown())[0]?.history[0]).toMatchObject({ act: 'restore', votes: 6, networks: 0 });
    });

    test('stay excluded when another account of the mailbox takes over the vote', async ({ stores }) => {
      const { id, excluded, voteFrom } = await stuffed(stores);
      await voteFrom(id, 'k', 'his');
      await excluded(id, OFFICE);
      await addMember(stores, 'second', { email: 'a+second@example.org' });
      await voteFrom(id, 'second', 'his');
      expect(await tallyOf(stores, id)).toEqual([50, 44, 94]);
      expect(voterOf('second')).not.toBe(voterOf('a'));
    });
  });
};
