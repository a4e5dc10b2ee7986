import { describe, expect, test } from 'vitest';
import type { IdSource } from '../kernel/id-source.port.ts';
import { HOUR } from '../kernel/time.ts';
import { nicknameKey } from '../names/nickname.rule.ts';
import { PSEUDONYM_COUNT, pseudonymAt } from '../names/pseudonym.rule.ts';
import { AUTHOR, aConflict, aMember, NOON, OP, SECRETS, toConflictId } from '../test-support/records.ts';
import type { PostConflictInput } from './conflict.api.ts';
import type { ConflictStore, PostChanges, PostState } from './conflict-store.port.ts';
import { type ConflictDraft, postConflict } from './post-conflict.ts';

const DRAFT: PostConflictInput = {
  title: 'Who does the dishes?',
  hisSide: 'I cooked, so the dishes are hers.',
  herSide: 'I shopped, so the dishes are his.',
  category: 'household',
};

/** Hands the decision its state, and keeps what it decides. */
const posting = async (
  state: Partial<PostState>,
  draft: ConflictDraft,
  chance: readonly number[] = [0, 0],
  opId: typeof OP | null = OP,
) => {
  const stored: PostChanges[] = [];
  const conflicts: Pick<ConflictStore, 'postConflict'> = {
    postConflict: async (_key, decide) => {
      const { changes, result } = decide({
        author: aMember(),
        streak: null,
        operation: null,
        takenNames: [],
        ...state,
      });
      if (changes) stored.push(changes);
      return result(changes && toConflictId(17));
    },
  };
  const throws = [...chance];
  const ids: Pick<IdSource, 'randomInt'> = { randomInt: (below) => (throws.shift() ?? 0) % below };
  const needs = {
    conflicts: conflicts as ConflictStore,
    secrets: SECRETS,
    ids: ids as IdSource,
    clock: () => NOON,
    skeletonOf: nicknameKey,
  };
  const result = await postConflict(needs)({ memberId: AUTHOR, opId }, draft);
  return { result, stored: stored[0] ?? null };
};

describe('a conflict in the member’s own name', () => {
  test('is stored with the names and faces of the profile, without votes', async () => {
    const { result, stored } = await posting({}, DRAFT);
    const { id: _, ...conflict } = aConflict({ submittedAt: NOON });
    expect(stored?.conflict).toEqual(conflict);
    expect(result).toEqual({
      ok: true,
      value: { replayed: false, outcome: { id: 17, path: '/conflict/17/who-does-the-dishes' } },
    });
    expect(stored?.operation?.(toConflictId(17))).toEqual({
      actor: 'operation author',
      opId: OP,
      request: SECRETS.stampOf('request', `author\n${OP}\n${JSON.stringify(['post', null, DRAFT])}`),
      made: 'sealed 17',
      appliedOn: NOON - 12 * HOUR,
    });
  });

  test('earns a hundred points', async () => {
    const { stored } = await posting({}, DRAFT);
    expect(stored?.award?.(toConflictId(17))?.entries).toEqual([
      {
        memberId: AUTHOR,
        kind: 'post',
        points: 100,
        day: NOON - 12 * HOUR,
        sourceKey: 'post:17',
        item: { kind: 'conflict', id: 17 },
      },
    ]);
  });

  test('without an operation id leaves no operation behind', async () => {
    expect((await posting({}, DRAFT, [], null)).stored?.operation).toBeNull();
  });

  test.each([
    ['what the form says', { ...DRAFT, authorSide: 'his' as const }, aMember(), 'his'],
    ['the author’s pronouns', DRAFT, aMember({ userPronouns: 'he/him' }), 'his'],
    ['the partner’s pronouns', DRAFT, aMember({ userPronouns: 'they/them', partnerPronouns: 'she/her' }), 'his'],
  ])('is told from the side of %s', async (_, draft, author, side) => {
    expect((await posting({ author }, draft)).stored?.conflict.authorSide).toBe(side);
  });
});

describe('an anonymous conflict', () => {
  const anonymous = { ...DRAFT, anonymous: true };

  test('shows two different pseudonyms, whatever chance says, and a pattern', async () => {
    for (const chance of [
      [0, 0],
      [PSEUDONYM_COUNT - 1, 0],
      [7, PSEUDONYM_COUNT - 2],
    ]) {
      const conflict = (await posting({}, anonymous, chance)).stored?.conflict;
      expect(conflict).toMatchObject({
        anonymous: true,
        submittedBy: AUTHOR,
        userNickname: pseudonymAt(chance[0] ?? 0),
        userAvatarId: 'geometric',
      });
      expect(conflict?.partnerNickname).not.toBe(conflict?.userNickname);
    }
  });

  test('earns no points, which would tell whose it is', async () => {
    expect((await posting({}, anonymous)).stored?.award).toBeNull();
  });

  test('shows the names and the emoji that the form chose', async () => {
    const { stored } = await posting(
      {},
      { ...anonymous, userNickname: 'Teapot', partnerNickname: 'Kettle', userAvatarId: 'emoji-3-2' },
    );
    expect(stored?.conflict).toMatchObject({
      userNickname: 'Teapot',
      partnerNickname: 'Kettle',
      userAvatarId: 'emoji-3-2',
    });
  });

  test.each(['Ana', ' ana ', 'ＡＮＡ', 'A\u200bna', 'Anastasia', 'Ben'])(
    'does not show %j, which would give its author away',
    async (name) => {
      const { stored } = await posting({}, { ...anonymous, userNickname: name, partnerNickname: name });
      expect([stored?.conflict.userNickname, stored?.conflict.partnerNickname]).toEqual([
        pseudonymAt(0),
        pseudonymAt(1),
      ]);
    },
  );

  test('does not take over the member’s portrait, nor the partner’s', async () => {
    const { stored } = await posting({}, { ...anonymous, userAvatarId: 'woman-dark-black' });
    expect(stored?.conflict.userAvatarId).toBe('geometric');
    expect(stored?.conflict.partnerAvatarId).not.toBe(aMember().partnerAvatarId);
  });

  test('by the anonymous route, but in one’s own name, shows the profile', async () => {
    const { stored } = await posting(
      {},
      { ...DRAFT, anonymous: false, userNickname: 'Teapot', userAvatarId: 'emoji-3-2', tags: ['chores'] },
    );
    expect(stored?.conflict).toMatchObject({
      anonymous: false,
      userNickname: 'Ana',
      userAvatarId: 'woman-dark-black',
      tags: ['chores'],
    });
  });
});

describe('posting is refused, and stores nothing', () => {
  test.each([
    ['signed out', { author: null }, 'authentication-required'],
    [
      'before the address is verified',
      { author: aMember({ emailVerified: false, onboardingCompleted: false }) },
      'email-verification-required',
    ],
    ['before onboarding', { author: aMember({ onboardingCompleted: false }) }, 'onboarding-required'],
    [
      'while nothing says whose side is whose',
      { author: aMember({ userPronouns: 'they/them', partnerPronouns: null }) },
      'author-side-required',
    ],
  ])('%s', async (_, state, error) => {
    expect(await posting(state, DRAFT)).toEqual({ result: { ok: false, error }, stored: null });
  });
});

describe('an operation id that was used before', () => {
  test('answers with the first conflict, and stores no second', async () => {
    const { stored } = await posting({}, DRAFT);
    const operation = stored?.operation?.(toConflictId(9)) ?? null;
    expect(await posting({ operation }, DRAFT)).toEqual({
      result: { ok: true, value: { replayed: true, outcome: { id: 9, path: '/conflict/9/who-does-the-dishes' } } },
      stored: null,
    });
    expect(await posting({ operation }, { ...DRAFT, title: 'Who walks the dog?' })).toEqual({
      result: { ok: false, error: 'operation-mismatch' },
      stored: null,
    });
  });
});
