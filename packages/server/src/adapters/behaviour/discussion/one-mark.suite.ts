import { markComment } from '@twosides/domain/discussion';
import { type CommentId, type ConflictId, DAY } from '@twosides/domain/kernel';
import { ownerOf } from '@twosides/domain/privacy';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { aComment, commentIdOf, memberId, NOW, SECRETS, voterOf } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, comment, leave, post, reportConflict, stored } from '../steps.ts';

const LATER = NOW + 90 * DAY;
const COMMENT = commentIdOf(1);

export const describeOneMark = (test: StoresTest): void => {
  const written = async (stores: Stores): Promise<ConflictId> => {
    await addMember(stores, 'author', { userNickname: 'Wise' });
    const { id } = await post(stores);
    await comment(stores, aComment(id, 1));
    return id;
  };
  const standing = async (stores: Stores) => ({
    count: (await stores.comments.readComment(COMMENT))?.helpfulCount,
    points: (await stores.points.readRecord(memberId('author'), 'self')).score.points,
  });
  const mark = (stores: Stores, name: string, isHelpful: boolean) =>
    markComment({ ...stores, secrets: SECRETS, clock: () => NOW })(
      { memberId: memberId(name), opId: null },
      COMMENT,
      'helpful',
      isHelpful,
    );
  const marksOf = async (stores: Stores, id: ConflictId, ...names: readonly string[]) => {
    const marked: boolean[] = [];
    for (const name of names) {
      const beside = await stores.reading.readBeside(id, {
        voters: [voterOf(name)],
        comments: [COMMENT],
        marker: voterOf(name),
      });
      marked.push(beside.marked.has(COMMENT as CommentId));
    }
    return marked;
  };

  describe('the helpful mark of one mailbox', () => {
    test('counts once, and belongs to the account that set it last, which can undo it', async ({ stores }) => {
      const id = await written(stores);
      for (const name of ['one', 'two']) await addMember(stores, name, { email: `reader+${name}@example.org` });
      await mark(stores, 'one', true);
      expect(await standing(stores)).toEqual({ count: 1, points: 25 });
      await mark(stores, 'two', true);
      expect(await standing(stores)).toEqual({ count: 1, points: 25 });
      expect(await marksOf(stores, id, 'one', 'two')).toEqual([false, true]);
      await mark(stores, 'one', false);
      expect(await standing(stores)).toEqual({ count: 1, points: 25 });
      await mark(stores, 'two', false);
      expect(await standing(stores)).toEqual({ count: 0, points: 0 });
      expect(await marksOf(stores, id, 'one', 'two')).toEqual([false, false]);
    });
  });

  describe('a mailbox that returns after its account was deleted', () => {
    test('has one mark and one report until its mailbox key’s claim expires', async ({ stores }) => {
      const id = await written(stores);
      const reports = async () => stored((await stores.reports.listOpen(5))[0]).reports;
      const goAway = async (name: string) => {
        await leave(stores, memberId(name), LATER);
        while (await stores.personalData.eraseNext(ownerOf(SECRETS, memberId(name)), 10));
      };
      await addMember(stores, 'first', { email: 'reader@example.org' });
      await mark(stores, 'first', true);
      await reportConflict(stores, 'first', id);
      expect((await reports()).map(({ reportedAt }) => reportedAt % DAY)).toEqual([0]);
      await goAway('first');
      await addMember(stores, 'second', { email: 'reader+2@example.org' });
      await mark(stores, 'second', true);
      await reportConflict(stores, 'second', id);
      expect(await standing(stores)).toEqual({ count: 1, points: 25 });
      expect(await reports()).toHaveLength(1);

      await goAway('second');
      while (await stores.mailboxKeys.endNext(LATER, 2));
      await addMember(stores, 'third', { email: 'reader@example.org' });
      await mark(stores, 'third', true);
      await reportConflict(stores, 'third', id);
      expect(await standing(stores)).toEqual({ count: 2, points: 50 });
      expect(await reports()).toHaveLength(2);
    });

    test('has what it marked and reported in the export of its present account alone', async ({ stores }) => {
      const id = await written(stores);
      for (const name of ['one', 'two']) await addMember(stores, name, { email: `reader+${name}@example.org` });
      await mark(stores, 'one', true);
      await reportConflict(stores, 'one', id);
      await mark(stores, 'two', true);
      const readOf = async (name: string) => {
        const owner = ownerOf(SECRETS, memberId(name));
        const [marks, reports] = [
          await stores.personalData.read('helpfulMarks', owner, null, 5),
          await stores.personalData.read('reports', owner, null, 5),
        ];
        return [marks.records.length, reports.records.length];
      };
      expect([await readOf('one'), await readOf('two')]).toEqual([
        [0, 1],
        [1, 0],
      ]);
    });
  });
};
