import { type ConflictId, DAY, startOfDay } from '@twosides/domain/kernel';
import type { OwnVotePosition } from '@twosides/domain/voting';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { memberId, NOW, voterOf } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, post, vote } from '../steps.ts';

const TODAY = startOfDay(NOW);
const READER = voterOf('reader');

export const describeOwnVotes = (test: StoresTest): void => {
  describe('one’s own votes', () => {
    test('come latest day first, in pages, without titles of what was taken down', async ({ stores }) => {
      const days = [1, 0, 1, 2, 0, 1];
      const posted = [];
      for (const day of days) posted.push({ day, ...(await post(stores, { isActive: day !== 2 })) });
      for (const { id, day } of posted) {
        await vote(stores, id, 'reader', day === 0 ? 'her' : 'his', { at: NOW - day * DAY });
        await vote(stores, id, 'other', 'her');
      }
      const meant = posted
        .toSorted((a, b) => a.day - b.day || b.id - a.id)
        .map(({ id, day, title }) => [id, day === 0 ? 'her' : 'his', TODAY - day * DAY, day === 2 ? null : title]);
      expect(await allOf(stores)).toEqual(meant);
      expect((await stores.ownVotes.list(voterOf('nobody'), null, 2)).votes).toEqual([]);
    });

    test('come with what decides whether their results are visible, and what the results are', async ({ stores }) => {
      const hidden = await post(stores, { herVotes: 2, hisVotes: 1, totalVotes: 3 });
      const shown = await post(stores, { herVotes: 70, hisVotes: 40, totalVotes: 110, revealedAt: NOW });
      await vote(stores, hidden.id, 'reader', 'her', { readsFirst: true });
      await vote(stores, shown.id, 'reader', 'his');
      const { votes } = await stores.ownVotes.list(READER, null, 2);
      expect(votes).toMatchObject([
        { isReading: false, conflict: { herVotes: 70, hisVotes: 41, totalVotes: 111, todayVotes: 1, revealedAt: NOW } },
        { isReading: true, conflict: { herVotes: 3, hisVotes: 1, totalVotes: 4, todayVotes: 1, revealedAt: null } },
      ]);
    });

    test('say which results became public after the vote, since a moment, latest first', async ({ stores }) => {
      const reveal = async (revealedAt: number | null, over = {}) => (await post(stores, { revealedAt, ...over })).id;
      const early = await reveal(NOW - DAY);
      const late = await reveal(NOW);
      const others = [
        await reveal(null),
        await reveal(NOW - 9 * DAY),
        await reveal(NOW, { isActive: false }),
        await reveal(NOW - 3 * DAY),
      ];
      for (const id of [early, late, ...others]) await vote(stores, id, 'reader', 'her', { at: NOW - 3 * DAY });
      await vote(stores, await reveal(NOW), 'other', 'her', { at: NOW - 3 * DAY });
      const reveals = await stores.ownVotes.listReveals(READER, NOW - 5 * DAY);
      expect(reveals.map(({ conflictId, revealedAt, submittedBy }) => [conflictId, revealedAt, submittedBy])).toEqual([
        [late, NOW, 'author'],
        [early, NOW - DAY, 'author'],
      ]);
    });

    test('store how far reveals were read beside the preferences, if there is an account', async ({ stores }) => {
      const { alerts } = stores;
      const { id } = await addMember(stores, 'reader');
      expect(await alerts.findRevealsRead(id)).toBeNull();
      const chosen = await alerts.changePreferences(id, (before) => ({
        ...before,
        comments: { push: true, mail: true },
      }));
      for (const noted of ['first', 'second']) await alerts.noteRevealsRead(id, noted);
      expect(await alerts.findRevealsRead(id)).toBe('second');
      expect(await alerts.readPreferences(id)).toEqual(chosen);
      await alerts.noteRevealsRead(memberId('nobody'), 'third');
      expect(await alerts.findRevealsRead(memberId('nobody'))).toBeNull();
    });
  });
};

const allOf = async ({ ownVotes }: Stores) => {
  const found: (readonly [ConflictId, string, number, string | null])[] = [];
  for (let after: OwnVotePosition | null = null; ; ) {
    const { votes, hasMore } = await ownVotes.list(READER, after, 2);
    for (const { conflictId, side, votedAt, conflict } of votes)
      found.push([conflictId, side, votedAt, conflict?.title ?? null]);
    if (!hasMore) return found;
    after = votes.at(-1) ?? null;
  }
};
