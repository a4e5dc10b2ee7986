import { spanStart } from '@twosides/domain/points';
import {
  type DataOwner,
  ownerOf,
  type PersonalPage,
  type PersonalPart,
  type PersonalRecords,
} from '@twosides/domain/privacy';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { aComment, memberId, NOW, opIdOf, SECRETS } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, comment, follow, leave, post, readConflict, readSides, signIn, vote } from '../steps.ts';

const ADA: DataOwner = ownerOf(SECRETS, memberId('ada'));

export const describePersonalData = (test: StoresTest): void => {
  describe('personal data', () => {
    test('is read in pages, each record once, and only the member’s own', async ({ stores }) => {
      for (const name of ['ada', 'ben']) await addMember(stores, name);
      const ids = [];
      for (let n = 0; n < 3; n += 1) {
        const { id } = await post(stores, { title: `Conflict ${n}` });
        ids.push(id);
        await vote(stores, id, 'ada', 'her', { at: NOW + n, ...(n === 1 && { guess: 40 }) });
        await vote(stores, id, 'ben', 'his');
        await comment(stores, aComment(id, n + 1, { authorId: ADA.memberId, postedAt: NOW + n }));
        await comment(stores, aComment(id, n + 11, { authorId: memberId('ben') }));
      }
      const votes = await readAll(stores, 'votes');
      expect(votes.toSorted((one, other) => one.conflictId - other.conflictId)).toEqual(
        ids.map((id, n) => ({
          conflictId: id,
          conflictTitle: `Conflict ${n}`,
          side: 'her',
          firstSide: 'her',
          sideWhenSeen: 'her',
          guess: n === 1 ? 40 : null,
          established: false,
          votedAt: spanStart('day', NOW),
        })),
      );
      const comments = await readAll(stores, 'comments');
      expect(comments.toSorted((one, other) => one.conflictId - other.conflictId)).toEqual(
        ids.map((id, n) => ({
          conflictId: id,
          conflictTitle: `Conflict ${n}`,
          content: `Comment ${n + 1}`,
          postedAt: NOW + n,
          isVisible: true,
        })),
      );
    });

    test('names only active conflicts and followed members, and no followers', async ({ stores }) => {
      await addMember(stores, 'ada', { userNickname: 'Ada' });
      await addMember(stores, 'ben', { userNickname: 'Benno' });
      const { id } = await post(stores, { isActive: false });
      await vote(stores, id, 'ada', 'her');
      await follow(stores, 'ada', 'ben');
      await follow(stores, 'ben', 'ada');
      expect(await readAll(stores, 'votes')).toMatchObject([{ conflictTitle: null }]);
      expect(await readAll(stores, 'following')).toEqual([{ nickname: 'Benno', since: NOW }]);
      expect(await readAll(stores, 'followers')).toEqual([{ since: NOW }]);
    });

    test('is erased in batches, each vote getting a random voter, until nothing is left', async ({ stores }) => {
      const ada = await addMember(stores, 'ada', { userNickname: 'Ada' });
      await addMember(stores, 'ben', { userNickname: 'Ben' });
      const conflicts = [];
      for (let n = 0; n < 5; n += 1) {
        const { id } = await post(stores);
        conflicts.push(id);
        await vote(stores, id, 'ada', 'her');
      }
      await comment(stores, aComment(conflicts[0] ?? expect.fail(), 1, { authorId: ada.id }));
      await follow(stores, 'ada', 'ben');
      await follow(stores, 'ben', 'ada');
      await signIn(stores, 's1', ada);
      await leave(stores, ada.id);
      expect([await stores.accounts.findMember(ada.id), await stores.sessions.get('s1', NOW)]).toEqual([null, null]);
      expect((await stores.reading.read(conflicts[0] ?? expect.fail(), 20))?.comments.comments).toMatchObject([
        { authorId: null, authorNickname: null },
      ]);

      expect(await stores.personalData.eraseNext(ADA, 2)).toBe(true);
      expect(await readAll(stores, 'votes')).toHaveLength(3);
      while (await stores.personalData.eraseNext(ADA, 2));
      for (const part of PARTS) expect(await readAll(stores, part)).toEqual([]);
      for (const id of conflicts) {
        expect(await readConflict(stores, id)).toMatchObject({ totalVotes: 1, herVotes: 1 });
        expect(await readSides(stores, id, [ADA.voter])).toEqual(new Map());
      }
      expect(await stores.profiles.readStanding(memberId('ben'), null)).toMatchObject({
        followersCount: 0,
        followingCount: 0,
      });
    });

    test('is erased at most so many of a kind at a time, and says so while there is more', async ({ stores }) => {
      await addMember(stores, 'ada');
      const { id } = await post(stores);
      for (let n = 0; n < 5; n += 1) {
        await vote(stores, (await post(stores)).id, 'ada', 'her', { opId: opIdOf(n) });
        await comment(stores, aComment(id, n + 1, { authorId: ADA.memberId }), opIdOf(n + 10));
      }
      const isThere = async (opId: number) =>
        (await vote(stores, id, 'ada', 'her', { opId: opIdOf(opId) })) === 'replayed';
      expect([await stores.personalData.eraseNext(ADA, 3), await stores.personalData.eraseNext(ADA, 3)]).toEqual([
        true,
        true,
      ]);
      const known: number[] = [];
      for (const opId of [0, 1, 2, 3, 4, 10, 11, 12, 13, 14]) if (await isThere(opId)) known.push(opId);
      expect(known).toHaveLength(4);
    });

    test('finds what a request that was under way has stored since', async ({ stores }) => {
      const { id } = await post(stores);
      expect(await stores.personalData.eraseNext(ADA, 10)).toBe(false);
      await vote(stores, id, 'ada', 'her');
      await stores.personalData.eraseNext(ADA, 10);
      expect(await readAll(stores, 'votes')).toEqual([]);
    });
  });
};

const PARTS: readonly PersonalPart[] = ['votes', 'comments', 'following', 'followers', 'reports'];

const readAll = async <Part extends PersonalPart>(
  { personalData }: Stores,
  part: Part,
): Promise<PersonalRecords[Part][]> => {
  const records: PersonalRecords[Part][] = [];
  let after: string | null = null;
  do {
    const page: PersonalPage<Part> = await personalData.read(part, ADA, after, 2);
    records.push(...page.records);
    after = page.next;
  } while (after !== null);
  return records;
};
