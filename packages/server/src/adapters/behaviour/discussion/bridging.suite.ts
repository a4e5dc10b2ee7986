import { deleteComment, type Mark, markComment, orderComments } from '@twosides/domain/discussion';
import { type CommentId, DAY } from '@twosides/domain/kernel';
import { ESTABLISHED_RULE } from '@twosides/domain/mailbox-keys';
import type { Side } from '@twosides/domain/model';
import { ownerOf } from '@twosides/domain/privacy';
import { listComments } from '@twosides/domain/reading';
import { castVote } from '@twosides/domain/voting';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { aComment, commentIdOf, memberId, NOW, SECRETS } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, comment, leave, post, readConflict } from '../steps.ts';

const siteOver = async (stores: Stores) => {
  for (const name of ['author', 'writer']) await addMember(stores, name);
  const { id } = await post(stores, { revealedAt: NOW });
  let now = NOW;
  const needs = { ...stores, secrets: SECRETS, clock: () => now };
  const by = (name: string) => ({ memberId: memberId(name), opId: null });
  const known = new Set<string>();
  const join = async (name: string) => {
    if (!known.has(name)) await addMember(stores, name);
    known.add(name);
  };
  const read = listComments(needs);
  return {
    id,
    read,
    wait: (time: number) => {
      now += time;
    },
    write: async (serial: number, over: Parameters<typeof aComment>[2] = {}) => {
      await comment(stores, aComment(id, serial, { authorId: memberId('writer'), ...over }));
      return commentIdOf(serial);
    },
    join,
    vote: async (name: string, side: Side, { isEstablished = true } = {}) => {
      await join(name);
      const established = isEstablished ? { age: 0, votes: 0, votingDays: 0 } : ESTABLISHED_RULE;
      const voted = await castVote({ ...needs, established })(by(name), id, side);
      if (!voted.ok) throw new Error(voted.error);
    },
    mark: async (name: string, on: CommentId, { isSet = true, as = 'helpful' as Mark } = {}) => {
      const marked = await markComment(needs)(by(name), on, as, isSet);
      if (!marked.ok) throw new Error(marked.error);
      return marked.value.outcome;
    },
    order: async () => {
      while (await orderComments(needs)());
    },
    listed: async () => {
      const ids: CommentId[] = [];
      const badges: CommentId[] = [];
      let cursor: string | undefined;
      do {
        const page = await read(null, id, { sort: 'bridging', cursor });
        if (!page.ok) throw new Error(page.error);
        ids.push(...page.value.items.map((each) => each.id));
        badges.push(...page.value.items.filter((each) => each.helpsBothSides).map((each) => each.id));
        cursor = page.value.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return { ids, badges };
    },
  };
};

const SIDES: readonly Side[] = ['her', 'his'];
const THREE = [1, 2, 3] as const;

const markByBoth = async ({ vote, mark }: Awaited<ReturnType<typeof siteOver>>, on: CommentId) => {
  for (const side of SIDES)
    for (const n of THREE) {
      await vote(`${side} ${n}`, side);
      await mark(`${side} ${n}`, on);
    }
};

export const describeBridging = (test: StoresTest): void => {
  describe('the bridging order', () => {
    test('lists first, with a badge, what both sides marked, then one side’s, then the newest', async ({ stores }) => {
      const site = await siteOver(stores);
      const [bridging, lone] = [await site.write(1), await site.write(2)];
      const [plain, newest] = [await site.write(3), await site.write(4)];
      await markByBoth(site, bridging);
      for (const n of THREE) await site.mark(`her ${n}`, lone);
      await site.order();
      expect(await site.listed()).toEqual({ ids: [bridging, lone, newest, plain], badges: [bridging] });
      expect(await readConflict(stores, site.id)).toMatchObject({ timesOrdered: 1 });
    });

    test('counts votes cast after the mark, and changes of side, the next night', async ({ stores }) => {
      const site = await siteOver(stores);
      const on = await site.write(1);
      for (const side of SIDES)
        for (const n of THREE) {
          await site.join(`${side} ${n}`);
          await site.mark(`${side} ${n}`, on);
          await site.vote(`${side} ${n}`, side);
        }
      await site.order();
      expect((await site.listed()).badges).toEqual([]);
      site.wait(DAY);
      await site.order();
      expect((await site.listed()).badges).toEqual([on]);
      await site.vote('his 1', 'her');
      await site.order();
      expect((await site.listed()).badges).toEqual([on]);
      site.wait(DAY);
      await site.order();
      expect((await site.listed()).badges).toEqual([]);
    });

    test('ignores newcomers’ marks', async ({ stores }) => {
      const site = await siteOver(stores);
      const [older, newer] = [await site.write(1), await site.write(2)];
      for (let n = 0; n < 20; n += 1) {
        await site.vote(`newcomer ${n}`, n % 2 ? 'her' : 'his', { isEstablished: false });
        await site.mark(`newcomer ${n}`, older);
      }
      site.wait(DAY);
      await site.order();
      expect(await site.listed()).toEqual({ ids: [newer, older], badges: [] });
    });

    test('follows removed marks and comments; what nobody marks loses its place at once', async ({ stores }) => {
      const site = await siteOver(stores);
      const [one, two, three] = [await site.write(1), await site.write(2), await site.write(3)];
      await markByBoth(site, one);
      await markByBoth(site, two);
      await site.order();
      expect(await site.listed()).toEqual({ ids: [two, one, three], badges: [two, one] });
      for (const side of SIDES) for (const n of THREE) await site.mark(`${side} ${n}`, two, { isSet: false });
      expect(await site.listed()).toEqual({ ids: [one, three, two], badges: [one] });
      await deleteComment({ comments: stores.comments })(memberId('writer'), one);
      expect(await site.listed()).toEqual({ ids: [three, two, one], badges: [] });
    });

    test('stays when somebody who marked leaves', async ({ stores }) => {
      const site = await siteOver(stores);
      const on = await site.write(1);
      await site.write(2);
      await markByBoth(site, on);
      await site.order();
      const before = await site.listed();
      await leave(stores, memberId('her 1'));
      while (await stores.personalData.eraseNext(ownerOf(SECRETS, memberId('her 1')), 10));
      await site.order();
      expect(await site.listed()).toEqual(before);
    });

    test('puts replies in no other place, and gives them the badge', async ({ stores }) => {
      const site = await siteOver(stores);
      const [older, newer] = [await site.write(1), await site.write(2)];
      const reply = await site.write(3, { replyTo: older });
      await markByBoth(site, reply);
      await site.order();
      expect(await site.listed()).toEqual({ ids: [newer, older], badges: [] });
      const { comments } = await stores.reading.listComments(site.id, null, 5);
      expect(comments.flatMap(({ replies }) => replies.map(({ bridges }) => bridges))).toEqual([true]);
    });

    test('is paged completely, each comment once, even while it changes', ({ withStores }) =>
      fc.assert(
        fc.asyncProperty(fc.array(fc.nat({ max: 24 }), { minLength: 6, maxLength: 12 }), (marked) =>
          withStores(async (stores) => {
            const site = await siteOver(stores);
            for (let serial = 1; serial <= 25; serial += 1) await site.write(serial);
            for (const side of SIDES) for (const n of THREE) await site.vote(`${side} ${n}`, side);
            const markSome = async (which: readonly number[]) => {
              for (const [index, serial] of which.entries())
                await site.mark(`${SIDES[index % 2]} ${(index % 3) + 1}`, commentIdOf(serial + 1));
              site.wait(DAY);
              await site.order();
            };
            await markSome(marked.slice(0, 5));
            const first = await site.read(null, site.id, { sort: 'bridging' });
            await markSome(marked.slice(5));
            const seen = new Set<CommentId>();
            let page = first;
            while (page.ok) {
              for (const { id } of page.value.items) seen.add(id);
              if (page.value.nextCursor === null) break;
              page = await site.read(null, site.id, { cursor: page.value.nextCursor });
            }
            expect(seen.size).toBe(25);
          }),
        ),
        { numRuns: 2 },
      ));

    test('is for nobody who may not see sides, whatever they ask for', async ({ stores }) => {
      const site = await siteOver(stores);
      const [one, two] = [await site.write(1), await site.write(2)];
      await markByBoth(site, one);
      await site.order();
      const hidden = await post(stores);
      const { read } = site;
      for (const serial of [11, 12, 13]) await comment(stores, aComment(hidden.id, serial));
      const newest = await read(null, hidden.id, {});
      expect(await read(null, hidden.id, { sort: 'bridging' })).toEqual(newest);
      const after = await read(null, hidden.id, { cursor: `b_7_${commentIdOf(12)}` });
      expect(after.ok && after.value.items.map(({ id }) => id)).toEqual([commentIdOf(11)]);
      expect(await read(null, hidden.id, { cursor: `b_1_${one}` })).toEqual({ ok: false, error: 'invalid-input' });
      expect((await site.listed()).ids).toEqual([one, two]);
    });
  });

  describe('a changed mind', () => {
    test('is stored with the helpful mark, counted once, and read back', async ({ stores }) => {
      const site = await siteOver(stores);
      const on = await site.write(1);
      await site.vote('her 1', 'her');
      expect(await site.mark('her 1', on, { as: 'changed-mind' })).toMatchObject({
        isHelpful: true,
        helpfulCount: 1,
        hasChangedMind: true,
        mindsChanged: 1,
      });
      expect(await site.mark('her 1', on, { as: 'changed-mind' })).toMatchObject({ mindsChanged: 1 });
      const page = await site.read(memberId('her 1'), site.id, {});
      expect(page.ok && page.value.items).toMatchObject([{ isHelpful: true, hasChangedMind: true, mindsChanged: 1 }]);
      expect(await site.mark('her 1', on, { isSet: false })).toMatchObject({ helpfulCount: 0, mindsChanged: 0 });
    });

    test('of twenty at once is counted exactly', async ({ stores }) => {
      const site = await siteOver(stores);
      const on = await site.write(1);
      const names = Array.from({ length: 20 }, (_, n) => `voter ${n}`);
      for (const name of names) await site.vote(name, 'her');
      await Promise.all(names.map((name) => site.mark(name, on, { as: 'changed-mind' })));
      expect(await stores.comments.readComment(on)).toMatchObject({ helpfulCount: 20, mindsCount: 20 });
    });
  });
};
