import { type ConflictId, DAY, type MemberId } from '@twosides/domain/kernel';
import type { Conflict, Update } from '@twosides/domain/model';
import { askHowItWent, notifyOfUpdate, postUpdate, readStories } from '@twosides/domain/updates';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { memberId, NOW, opIdOf, SECRETS } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, post, readConflict, takeOff, writeConflict } from '../steps.ts';

const INPUT = { ending: 'talked-it-through', votesHelped: 'a-little', text: 'We talked.', forStories: false } as const;

export const describeUpdates = (test: StoresTest): void => {
  describe('updates', () => {
    test('are posted once per operation, and one at a time, whatever comes simultaneously', async ({ stores }) => {
      const { id } = await posted(stores);
      const sent = await Promise.all(Array.from({ length: 4 }, () => tell(stores, id, { op: 1 })));
      expect(sent.map((each) => each.ok && each.value.outcome.number)).toEqual(Array(4).fill(1));
      const others = await Promise.all([2, 3, 4].map((op) => tell(stores, id, { op, at: NOW + 3 * DAY })));
      expect(others.filter((each) => each.ok)).toHaveLength(1);
      expect((await stores.updates.list(id)).map(({ number }) => number)).toEqual([1, 2]);
      expect(await readConflict(stores, id)).toMatchObject({
        updateCount: 2,
        notifiedAt: NOW + 3 * DAY,
        endedAt: NOW + 3 * DAY,
      });
    });

    test('are kept as they were told', async ({ stores }) => {
      const { id } = await posted(stores);
      await tell(stores, id, {});
      const shown = { sawSplit: false, takenDownBy: null, review: null };
      const update: Update = { ...INPUT, conflictId: id, number: 1, notifiedAt: NOW, ...shown };
      expect(await stores.updates.list(id)).toEqual([update]);
      await writeConflict(stores, id, (conflict) => [
        { kind: 'put-conflict', conflict: { ...conflict, updateCount: 0, endedAt: null } },
      ]);
      expect(await readConflict(stores, id)).toMatchObject({ updateCount: 1, endedAt: NOW });
      await writeConflict(stores, id, () => [{ kind: 'clear-updates', conflictId: id }]);
      expect(await stores.updates.list(id)).toEqual([]);
      expect(await readConflict(stores, id)).toMatchObject({ updateCount: 0, notifiedAt: null, endedAt: null });
    });

    test('are asked for after 7 and 30 days, once each, by any number of processes', async ({ stores }) => {
      const { id } = await posted(stores, { anonymous: true, submittedAt: NOW });
      await posted(stores, { totalVotes: 9, herVotes: 9, submittedAt: NOW });
      const ask = async (days: number) => {
        await Promise.all([1, 2].map(() => askHowItWent({ ...stores, clock: () => NOW + days * DAY })()));
        const { alerts } = await stores.alerts.list(memberId('author'), null, 10);
        return alerts.map(({ topic, count, at }) => [topic, count, at]);
      };
      const topic = `how-did-it-go.${id}`;
      expect(await ask(6)).toEqual([]);
      expect(await ask(7)).toEqual([[topic, 1, NOW + 7 * DAY]]);
      expect(await ask(9)).toEqual([[topic, 1, NOW + 7 * DAY]]);
      expect(await ask(30)).toEqual([[topic, 2, NOW + 30 * DAY]]);
      expect(await ask(7)).toEqual([[topic, 2, NOW + 30 * DAY]]);
      const jobs = await stores.jobs.claim(NOW + 99 * DAY, NOW + 100 * DAY, 9, 'news');
      expect(jobs.map(({ payload }) => payload.kind)).toEqual(['alert', 'alert']);
    });

    test('to be asked for are found along the time of posting, page by page', async ({ stores }) => {
      const ids: ConflictId[] = [];
      for (const day of [3, 1, 2, 1]) ids.push((await posted(stores, { submittedAt: NOW - day * DAY })).id);
      const span = { days: 7, after: NOW - 4 * DAY, until: NOW } as const;
      const first = await stores.updates.listToAsk(span, null, 2);
      expect(first).toEqual([ids[0], ids[2]]);
      expect(await stores.updates.listToAsk(span, first.at(-1) ?? null, 9)).toEqual([ids[1], ids[3]]);
      expect(await stores.updates.listToAsk({ ...span, until: NOW - 3 * DAY }, null, 9)).toEqual([ids[0]]);
    });

    test('notify each subscriber once per update, and store nobody without an account', async ({ stores }) => {
      const { id } = await posted(stores);
      await tell(stores, id, {});
      for (const name of ['b', 'a', 'c']) await addMember(stores, name);
      const follow = (name: string, follows: boolean) =>
        stores.updates.setFollowing({ conflictId: id, memberId: memberId(name) }, ({ conflict, isMember }) => ({
          writes: [
            { kind: 'follow-updates', conflictId: id, memberId: memberId(name), follows, on: NOW - (NOW % DAY) },
          ],
          result: [conflict?.id, isMember],
        }));
      for (const name of ['b', 'a', 'c', 'c']) expect(await follow(name, true)).toEqual([id, true]);
      await follow('b', false);
      const whom = (after: MemberId | null = null) => stores.updates.listFollowers(id, after, 5);
      expect([await whom(), await whom(memberId('a'))]).toEqual([['a', 'c'], ['c']]);
      expect(await stores.updates.isFollowing(memberId('a'), id)).toBe(true);
      expect(await stores.updates.isFollowing(memberId('b'), id)).toBe(false);

      const news = notifyOfUpdate({ ...stores, clock: () => NOW });
      const job = { kind: 'notify-of-update', conflictId: id, number: 1, after: null } as const;
      await Promise.all([news(job), news(job)]);
      await news(job);
      const told = await stores.alerts.list(memberId('a'), null, 5);
      expect(told.alerts).toMatchObject([{ subject: { type: 'update-told', conflictId: id, number: 1 }, count: 1 }]);
      expect((await stores.alerts.list(memberId('b'), null, 5)).alerts).toEqual([]);
      expect(
        await stores.updates.setFollowing({ conflictId: id, memberId: memberId('gone') }, ({ isMember }) => ({
          writes: [],
          result: isMember,
        })),
      ).toBe(false);
    });

    test('are stories if their authors agree and everybody can see their conflict', async ({ stores }) => {
      const told = async (over: Partial<Conflict>, input: object = {}) => {
        const { id } = await posted(stores, over);
        await tell(stores, id, { ...input, forStories: true });
        return id;
      };
      const first = await told({});
      await told({}, { text: '' });
      await told({ review: 'collapsed' });
      const { id: gone } = await posted(stores);
      await tell(stores, gone, { forStories: true });
      await takeOff(stores, gone, 'author');
      const { id: unasked } = await posted(stores);
      await tell(stores, unasked, {});
      const last = await told({ revealedAt: NOW, anonymous: true }, { at: NOW + 1 });
      const read = readStories({ updates: stores.updates, clock: () => NOW + DAY });
      const { stories, helped } = await read();
      expect(stories.map(({ conflictId }) => conflictId)).toEqual([first, last]);
      expect(helped).toBeNull();
      expect(await stores.updates.countHelped()).toEqual({ helped: 5, answered: 5 });
    });
  });
};

const posted = async (stores: Stores, over: Partial<Conflict> = {}): Promise<Conflict> => {
  await addMember(stores, 'author');
  return post(stores, { totalVotes: 10, herVotes: 10, ...over });
};

type Telling = { readonly op?: number; readonly at?: number; readonly text?: string; readonly forStories?: boolean };

const tell = ({ updates }: Stores, id: ConflictId, { op, at = NOW, ...input }: Telling) =>
  postUpdate({ updates, secrets: SECRETS, clock: () => at })(
    { memberId: memberId('author'), opId: op === undefined ? null : opIdOf(op) },
    id,
    { ...INPUT, ...input },
  );
