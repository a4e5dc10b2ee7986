import { deleteComment } from '@twosides/domain/discussion';
import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import { eraseMember, ownerOf, type PersonalPart } from '@twosides/domain/privacy';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { memberId, NOW, SECRETS } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { siteOn } from '../points/acting-site.ts';
import { addMember, follow, leave, post, readConflict, writeConflict } from '../steps.ts';
import { isListed } from './list-walk.ts';

export const describeStoredFigures = (test: StoresTest): void => {
  describe('cached figures', () => {
    test('are what counting gives, after any sequence of actions', ({ withStores, runs }) =>
      fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), (acts) =>
          withStores(async (stores) => {
            const there: There = { conflicts: [], comments: [] };
            for (const name of PEOPLE) await addMember(stores, name, { userNickname: name });
            for (const each of acts) await ACTS[each.kind]?.(stores, there, each);
            await Promise.all([updateAllCounts(stores), updateAllCounts(stores)]);
            expect(await keptIn(stores)).toEqual(await countedIn(stores, there));
          }),
        ),
        { numRuns: runs },
      ));
  });
};

const PEOPLE = ['ada', 'ben', 'cleo', 'dan'] as const;
const CATEGORIES = ['love', 'money'] as const;

type There = { readonly conflicts: ConflictId[]; readonly comments: CommentId[] };
type Act = { readonly kind: string; readonly who: string; readonly other: string; readonly place: number };
type Doing = (stores: Stores, there: There, act: Act) => Promise<unknown>;

const at = <T>(list: readonly T[], place: number): T | null => list[place % list.length] ?? null;
const toOne =
  <T>(of: (there: There) => readonly T[], work: (stores: Stores, one: T, act: Act) => Promise<unknown>): Doing =>
  async (stores, there, act) => {
    const one = at(of(there), act.place);
    if (one !== null) await work(stores, one, act);
  };
const toConflict = (work: (stores: Stores, id: ConflictId, act: Act) => Promise<unknown>) =>
  toOne(({ conflicts }) => conflicts, work);
const toComment = (work: (stores: Stores, id: CommentId, act: Act) => Promise<unknown>) =>
  toOne(({ comments }) => comments, work);

const ACTS: Readonly<Record<string, Doing>> = {
  post: async (stores, { conflicts }, { who, place }) => {
    const votes = { totalVotes: 99, herVotes: 99, category: at(CATEGORIES, place) ?? 'love' };
    conflicts.push((await post(stores, { ...votes, submittedBy: memberId(who), submittedAt: NOW })).id);
  },
  vote: toConflict((stores, id, { who, place }) => siteOn(stores).vote(who, id, place % 2 ? 'her' : 'his')),
  comment: async (stores, { conflicts, comments }, { who, place }) => {
    const id = at(conflicts, place);
    if (id !== null && (await readConflict(stores, id)).isActive)
      comments.push(
        await siteOn(stores, comments.length)
          .comment(who, id)
          .catch(() => 'none' as CommentId),
      );
  },
  'delete a comment': toComment((stores, id, { who }) => deleteComment(stores)(memberId(who), id)),
  'hide a comment': toComment((stores, id) => siteOn(stores).settle({ kind: 'comment', id }, 'remove')),
  'collapse a comment': toComment((stores, id) => siteOn(stores).settle({ kind: 'comment', id }, 'collapse')),
  'bring a comment back': toComment((stores, id) => siteOn(stores).bringBack({ kind: 'comment', id })),
  'hide a conflict': toConflict((stores, id) => siteOn(stores).settle({ kind: 'conflict', id }, 'remove')),
  'collapse a conflict': toConflict((stores, id) => siteOn(stores).settle({ kind: 'conflict', id }, 'collapse')),
  'bring a conflict back': toConflict((stores, id) => siteOn(stores).bringBack({ kind: 'conflict', id })),
  'take down': toConflict((stores, id, { who }) => siteOn(stores).takeDown(who, id)),
  'move to another category': toConflict((stores, id, { place }) =>
    writeConflict(stores, id, (conflict) => [
      { kind: 'put-conflict', conflict: { ...conflict, category: at(CATEGORIES, place + 1) ?? 'love' } },
    ]),
  ),
  follow: (stores, _, { who, other }) => (who === other ? Promise.resolve() : follow(stores, who, other)),
  unfollow: (stores, _, { who, other }) => stores.profiles.unfollow(memberId(who), memberId(other)),
  join: (stores, _, { who, place }) => addMember(stores, who, { userNickname: place % 3 ? who : null }),
  leave: async (stores, _, { who, place }) => {
    await leave(stores, memberId(who));
    const conflicts = place % 2 ? 'leave' : 'take-down';
    await eraseMember({ ...stores, secrets: SECRETS })({ kind: 'erase-member', memberId: memberId(who), conflicts });
  },
  'take in': (stores) => Promise.all([stores.stats.updateCounts(), stores.stats.updateCounts()]),
};

const person = fc.constantFrom(...PEOPLE);
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(...Object.keys(ACTS), 'post', 'vote', 'comment', 'follow', ...Array(5).fill('take in')),
  who: person,
  other: person,
  place: fc.nat(7),
});

const updateAllCounts = async ({ stats }: Stores) => {
  while (await stats.updateCounts());
};

const keptIn = async (stores: Stores) => ({
  members: await stores.stats.countMembers(),
  categories: (await stores.stats.sumByCategory())
    .filter(({ conflictCount, voteCount }) => conflictCount !== 0 || voteCount !== 0)
    .toSorted((one, other) => (one.category < other.category ? -1 : 1)),
  follows: await Promise.all(
    PEOPLE.map(async (name) => {
      const standing = await stores.profiles.readStanding(memberId(name), null);
      return [name, standing.followersCount, standing.followingCount];
    }),
  ),
});

const countedIn = async (stores: Stores, { conflicts }: There) => {
  const members = await Promise.all(
    [...PEOPLE, 'x', 'y', 'z'].map((name) => stores.accounts.findMember(memberId(name))),
  );
  const active = (await Promise.all(conflicts.map((id) => readConflict(stores, id)))).filter(isListed);
  const pairs = async (part: PersonalPart, name: string) =>
    (await stores.personalData.read(part, ownerOf(SECRETS, memberId(name)), null, 100)).records.length;
  return {
    members: members.filter((member) => member?.userNickname).length,
    categories: CATEGORIES.map((category) => {
      const its = active.filter((conflict) => conflict.category === category);
      const sum = (key: 'totalVotes' | 'commentCount') => its.reduce((total, conflict) => total + conflict[key], 0);
      return {
        category,
        conflictCount: its.length,
        voteCount: sum('totalVotes'),
        commentCount: sum('commentCount'),
        revealedCount: its.filter(({ revealedAt }) => revealedAt !== null).length,
      };
    }).filter(({ conflictCount }) => conflictCount > 0),
    follows: await Promise.all(
      PEOPLE.map(async (name) => [name, await pairs('followers', name), await pairs('following', name)]),
    ),
  };
};
