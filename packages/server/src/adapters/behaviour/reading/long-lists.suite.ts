import { env } from 'node:process';
import type { ConflictId } from '@twosides/domain/kernel';
import type { Conflict } from '@twosides/domain/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stores } from '../../stores.ts';
import { aConflict, NOW } from '../builders.ts';
import { vote } from '../steps.ts';
import { LISTS, walkList } from './list-walk.ts';

export const LIST_SIZE = Number(env.LIST_SIZE ?? 2_000);

const PAGES = 20;
const A_WHILE = LIST_SIZE * 60;

/** @param openWith inserts the conflicts in bulk, because posting them would take minutes */
export const describeLongLists = (openWith: (conflicts: readonly Conflict[]) => Promise<Stores>): void => {
  describe(`lists of ${LIST_SIZE} conflicts`, () => {
    const conflicts = Array.from({ length: LIST_SIZE }, (_, place) => conflictAt(place + 1));
    const limit = Math.ceil(LIST_SIZE / PAGES);
    let stores: Stores;

    beforeAll(async () => {
      stores = await openWith(conflicts);
    }, A_WHILE);
    afterAll(() => stores?.close());

    test.each(LISTS)(
      'are $list in exact order, each conflict once',
      async ({ list, order, holds }) => {
        const expected = conflicts.filter((conflict) => conflict.isActive && holds(conflict)).sort(order);
        const walked = await walkList(stores, { list, category: null, limit, viewer: null });
        expect(walked.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      },
      A_WHILE,
    );

    test(
      'have, newest first, neither a gap nor a repetition while votes come in',
      async () => {
        let voters = 0;
        const voteAround = async () => {
          voters += 1;
          const around = [voters, LIST_SIZE / 2 + voters, LIST_SIZE - voters].map((id) => Math.trunc(id) as ConflictId);
          await Promise.all(around.map((id) => vote(stores, id, `voter ${voters}`, 'her')));
        };
        const walked = await walkList(stores, { list: 'newest', category: null, limit, viewer: null }, voteAround);
        const expected = conflicts.filter(({ isActive }) => isActive).map(({ id }) => id);
        expect(walked.map(({ id }) => id)).toEqual(expected.reverse());
        expect(voters).toBeGreaterThan(PAGES / 2);
      },
      A_WHILE,
    );
  });
};

const conflictAt = (serial: number): Conflict => {
  const [herVotes, hisVotes] = [50 + (serial % 25), 60 + (serial % 7)];
  return {
    ...aConflict({
      category: serial % 2 ? 'love' : 'money',
      isActive: serial % 10 !== 3,
      todayVotes: serial % 3 ? 0 : serial % 7,
      totalVotes: herVotes + hisVotes,
      herVotes,
      hisVotes,
      revealedAt: serial % 10 < 5 ? null : NOW,
      trendScore: serial % 4 === 2 ? null : serial % 20,
    }),
    id: serial as ConflictId,
  };
};
