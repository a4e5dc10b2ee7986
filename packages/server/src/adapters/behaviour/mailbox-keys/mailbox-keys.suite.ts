import { type ConflictId, DAY, err, type MailboxId, ok } from '@twosides/domain/kernel';
import type { EstablishedRule } from '@twosides/domain/mailbox-keys';
import { type Side, unchanged } from '@twosides/domain/model';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { memberId, NOW, voterOf } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, leave, post, readConflict, readSides, reportConflict, stored, vote, voteKey } from '../steps.ts';

const LATER = NOW + 90 * DAY;

export const describeMailboxKeys = (test: StoresTest): void => {
  describe('one mailbox', () => {
    test.for([
      ['a tag', 'ada+1@example.org'],
      ['letter case', 'ADA@example.org'],
    ] as const)('has one mailbox key, whatever its address is spelled with: %s', async ([, email], { stores }) => {
      const { id } = await post(stores);
      await addMember(stores, 'ada');
      await addMember(stores, 'again', { email });
      expect(await vote(stores, id, 'ada', 'her')).toBe('cast');
      expect(await vote(stores, id, 'again', 'his')).toBe('changed');
      expect(await readConflict(stores, id)).toMatchObject({
        totalVotes: 1,
        herVotes: 0,
        hisVotes: 1,
        todayVotes: 1,
      });
      expect(await sidesOf(stores, id, 'ada', 'again')).toEqual([null, 'his']);
    });

    test('has a record of its votes and voting days while its account exists', async ({ stores }) => {
      const ada = await addMember(stores, 'ada');
      for (const at of [NOW, NOW, NOW + DAY]) await vote(stores, (await post(stores)).id, 'ada', 'her', { at });
      const { id } = await post(stores);
      for (const side of ['his', 'her'] as const) await vote(stores, id, 'ada', side, { at: NOW + 3 * DAY });
      await vote(stores, id, 'somebody else', 'his', { at: NOW + 5 * DAY });
      const recordOf = (name: string) =>
        stores.reports.report({ kind: 'conflict', id }, memberId(name), (state) => unchanged(state?.record));
      expect(await recordOf('ada')).toEqual({
        emailVerified: true,
        createdAt: ada.createdAt,
        votes: 4,
        votingDays: 3,
        agreed: 0,
        disagreed: 0,
        collapses: [],
      });
      expect(await recordOf('nobody')).toBeNull();
    });

    test('counts among the established from its votes, its days and its first day on', async ({ stores }) => {
      for (const at of [NOW, NOW, NOW + DAY]) {
        const { id } = await post(stores);
        for (const name of ['ada', 'ben']) await vote(stores, id, name, 'her', { at });
      }
      const has = (count: number, over: Partial<EstablishedRule> = {}, now = NOW + 7 * DAY) =>
        stores.mailboxKeys.hasEstablished(count, { age: 7 * DAY, votes: 3, votingDays: 2, ...over }, now);
      expect([await has(1), await has(2), await has(3)]).toEqual([true, true, false]);
      expect([await has(1, { votes: 4 }), await has(1, { votingDays: 3 })]).toEqual([false, false]);
      expect(await has(1, {}, NOW + 6 * DAY)).toBe(false);
    });

    test('casts one vote through two accounts that press at once', async ({ stores }) => {
      const { id } = await post(stores);
      await Promise.all([addMember(stores, 'ada'), addMember(stores, 'again', { email: 'ada+1@example.org' })]);
      await Promise.all([vote(stores, id, 'ada', 'her'), vote(stores, id, 'again', 'his')]);
      expect(await readConflict(stores, id)).toMatchObject({ totalVotes: 1, todayVotes: 1 });
      expect((await sidesOf(stores, id, 'ada', 'again')).filter((side) => side !== null)).toHaveLength(1);
    });

    test('keeps its mailbox key when its member moves to another mailbox, which joins it', async ({ stores }) => {
      const { id } = await post(stores);
      const ada = await addMember(stores, 'ada');
      await vote(stores, id, 'ada', 'her');
      await addMember(stores, 'ada', { ...ada, email: 'new@example.org' });
      await addMember(stores, 'left', { email: 'ada@example.org' });
      await addMember(stores, 'moved', { email: 'new+1@example.org' });
      expect(await vote(stores, id, 'left', 'her')).toBe('changed');
      expect(await vote(stores, id, 'moved', 'her')).toBe('changed');
      expect(await vote(stores, id, 'ada', 'his')).toBe('changed');
      expect((await readConflict(stores, id)).totalVotes).toBe(1);
    });

    test('keeps its key when another member moves in: two mailboxes have two votes', async ({ stores }) => {
      const { id } = await post(stores);
      const ada = await addMember(stores, 'ada');
      const ben = await addMember(stores, 'ben');
      await vote(stores, id, 'ada', 'her');
      await vote(stores, id, 'ben', 'her');
      await remove(stores, 'ben');
      await addMember(stores, 'ada', { ...ada, email: ben.email });
      expect(await vote(stores, id, 'ada', 'his')).toBe('changed');
      await addMember(stores, 'next', { email: 'ben+1@example.org' });
      expect(await vote(stores, id, 'next', 'his')).toBe('changed');
      await addMember(stores, 'former', { email: 'ada@example.org' });
      expect(await vote(stores, id, 'former', 'her')).toBe('changed');
      expect((await readConflict(stores, id)).totalVotes).toBe(2);
    });

    test('reports an item once, through whichever account', async ({ stores }) => {
      const { id } = await post(stores);
      for (const [n, name] of ['one', 'two', 'three', 'four'].entries()) {
        await addMember(stores, name, { email: `reporter+${n}@example.org` });
        expect(await reportConflict(stores, name, id)).toEqual(n === 0 ? ok('added') : err('already-reported'));
      }
      expect((await stores.reports.listOpen(5))[0]?.reports).toHaveLength(1);
      expect((await readConflict(stores, id)).isActive).toBe(true);
    });

    test('has no mailbox key before its address is verified', async ({ stores }) => {
      const { id } = await post(stores);
      await addMember(stores, 'ada', { emailVerified: false });
      expect(await mailboxIdIn(stores, id, 'ada')).toBeNull();
      await addMember(stores, 'ada');
      expect(await mailboxIdIn(stores, id, 'ada')).not.toBeNull();
    });
  });

  describe('the mailbox key of a deleted account', () => {
    test('holds the one vote of its mailbox for 90 days, no matter who it registers as', async ({ stores }) => {
      const { id } = await post(stores);
      await addMember(stores, 'ada');
      await vote(stores, id, 'ada', 'her');
      await remove(stores, 'ada');
      await endAll(stores, LATER - 1);
      await addMember(stores, 'again', { email: 'ada@example.org' });
      expect(await vote(stores, id, 'again', 'his')).toBe('changed');
      await endAll(stores, LATER + DAY);
      expect(await vote(stores, id, 'again', 'her')).toBe('changed');
      expect((await readConflict(stores, id)).totalVotes).toBe(1);
    });

    test('ends then: its votes stay under random mailbox ids, and the mailbox may vote again', async ({ stores }) => {
      const posted = [await post(stores), await post(stores), await post(stores)];
      for (const name of ['ada', 'ben']) await addMember(stores, name);
      for (const { id } of posted) await vote(stores, id, 'ada', 'her');
      const { id } = stored(posted[0]);
      await vote(stores, id, 'ben', 'his');
      const before = await mailboxIdIn(stores, id, 'ada');
      await remove(stores, 'ada');
      await endAll(stores, LATER);
      await addMember(stores, 'again', { email: 'ada@example.org' });
      expect(await mailboxIdIn(stores, id, 'again')).not.toBe(before);
      for (const each of posted) expect(await vote(stores, each.id, 'again', 'his')).toBe('cast');
      expect(await readConflict(stores, id)).toMatchObject({ totalVotes: 3, herVotes: 1, hisVotes: 2 });
      expect(await vote(stores, id, 'ben', 'her')).toBe('changed');
    });

    test('goes on where another account of the mailbox is there', async ({ stores }) => {
      const { id } = await post(stores);
      await addMember(stores, 'ada');
      await addMember(stores, 'family', { email: 'ada+2@example.org' });
      await vote(stores, id, 'ada', 'her');
      await remove(stores, 'ada');
      await endAll(stores, LATER);
      expect(await vote(stores, id, 'family', 'her')).toBe('changed');
      expect((await readConflict(stores, id)).totalVotes).toBe(1);
    });
  });
};

const remove = (stores: Stores, name: string) => leave(stores, memberId(name), LATER);

const endAll = async ({ mailboxKeys }: Stores, now: number): Promise<void> => {
  while (await mailboxKeys.endNext(now, 2));
};

const sidesOf = async ({ reading }: Stores, id: ConflictId, ...names: readonly string[]): Promise<(Side | null)[]> => {
  const sides = await readSides({ reading }, id, names.map(voterOf));
  return names.map((name) => sides.get(voterOf(name)) ?? null);
};

const mailboxIdIn = ({ votes }: Stores, id: ConflictId, name: string): Promise<MailboxId | null> =>
  votes.castVote(voteKey(name, id), ({ mailboxId }) => unchanged(mailboxId));
