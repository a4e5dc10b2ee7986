import { describe, expect, test } from 'vitest';
import type { IdSource } from '../kernel/kernel.port.ts';
import { HOUR } from '../kernel/time.ts';
import { enqueue } from '../model/write.ts';
import { nicknameKey, PSEUDONYM_COUNT, pseudonymAt } from '../names/nickname.rule.ts';
import { AUTHOR, aConflict, aMember, NOON, OP, SECRETS, toConflictId } from '../test-support/records.ts';
import { decidingOn, operationOf, recordedAs, refusedWith, writeOf } from '../test-support/writes.ts';
import type { PostConflictInput } from './conflict.api.ts';
import type { ConflictStore, PostState } from './conflict-store.port.ts';
import { type ConflictDraft, postConflict } from './post-conflict.ts';

const DRAFT: PostConflictInput = {
  title: 'Who does the dishes?',
  hisSide: 'I cooked, so the dishes are hers.',
  herSide: 'I shopped, so the dishes are his.',
  category: 'household',
};

const STATE: PostState = {
  nextId: toConflictId(17),
  author: aMember(),
  suspendedUntil: null,
  streak: null,
  operation: null,
  takenNames: [],
};

const posting = async (
  state: Partial<PostState>,
  draft: ConflictDraft,
  chance: readonly number[] = [0, 0],
  opId: typeof OP | null = OP,
) => {
  const { kept, decide } = decidingOn({ ...STATE, ...state });
  const conflicts: Pick<ConflictStore, 'postConflict'> = { postConflict: (_key, decision) => decide(decision) };
  const throws = [...chance];
  const ids: Pick<IdSource, 'randomInt'> = { randomInt: (below) => (throws.shift() ?? 0) % below };
  const needs = {
    conflicts: conflicts as ConflictStore,
    secrets: SECRETS,
    ids: ids as IdSource,
    clock: () => NOON,
    confusableKeyOf: nicknameKey,
  };
  const result = await postConflict(needs)({ memberId: AUTHOR, opId }, draft);
  return { result, ...kept, posted: writeOf(kept, 'add-conflict')?.conflict };
};

describe('a conflict in the member’s own name', () => {
  test('is stored with the names and faces of the profile, without votes, and earns a hundred points', async () => {
    const { result, writes } = await posting({}, DRAFT);
    const outcome = { id: 17, path: '/conflict/17/who-does-the-dishes' };
    expect(result).toEqual({ ok: true, value: { replayed: false, outcome } });
    const points = { memberId: AUTHOR, kind: 'post', points: 100, day: NOON - 12 * HOUR, sourceKey: 'post:17' };
    const item = { kind: 'conflict', id: 17 };
    expect(writes).toEqual([
      { kind: 'add-conflict', conflict: aConflict({ submittedAt: NOON }) },
      { kind: 'enter-award', award: { entries: [{ ...points, item }], streak: expect.anything() } },
      enqueue({
        key: 'notify-followers:17:',
        payload: { kind: 'notify-followers', conflictId: toConflictId(17), after: null },
        runAt: NOON,
      }),
      recordedAs(OP, 'sealed 17'),
    ]);
  });

  test.each([
    ['what the form says', { ...DRAFT, authorSide: 'his' as const }, aMember(), 'his'],
    ['the author’s pronouns', DRAFT, aMember({ userPronouns: 'he/him' }), 'his'],
    ['the partner’s pronouns', DRAFT, aMember({ userPronouns: 'they/them', partnerPronouns: 'she/her' }), 'his'],
  ])('is told from the side of %s', async (_, draft, author, side) => {
    expect((await posting({ author }, draft)).posted?.authorSide).toBe(side);
  });
});

describe('an anonymous conflict', () => {
  const anonymous = { ...DRAFT, anonymous: true };

  test('shows two different pseudonyms, whatever the random numbers, and a pattern', async () => {
    for (const chance of [
      [0, 0],
      [PSEUDONYM_COUNT - 1, 0],
      [7, PSEUDONYM_COUNT - 2],
    ]) {
      const conflict = (await posting({}, anonymous, chance)).posted;
      expect(conflict).toMatchObject({
        anonymous: true,
        submittedBy: AUTHOR,
        userNickname: pseudonymAt(chance[0] ?? 0),
        userAvatarId: 'geometric',
      });
      expect(conflict?.partnerNickname).not.toBe(conflict?.userNickname);
    }
  });

  test('earns no points and alerts no followers, which would reveal the author', async () => {
    const { writes } = await posting({}, anonymous);
    expect(writes.map((write) => write.kind)).toEqual(['add-conflict', 'record-operation']);
  });

  test('shows the names and emoji chosen in the form', async () => {
    const chosen = { userNickname: 'Teapot', partnerNickname: 'Kettle', userAvatarId: 'emoji-3-2' };
    expect((await posting({}, { ...anonymous, ...chosen })).posted).toMatchObject(chosen);
  });

  const telling = ['Ana', ' ana ', 'ＡＮＡ', 'A\u200bna', 'Anastasia', 'Ben'];
  test.each(telling)('does not show %j, which would give its author away', async (name) => {
    const { posted } = await posting({}, { ...anonymous, userNickname: name, partnerNickname: name });
    expect([posted?.userNickname, posted?.partnerNickname]).toEqual([pseudonymAt(0), pseudonymAt(1)]);
  });

  test.each([
    ['Teapot', ' TEAPOT ', pseudonymAt(1)],
    [pseudonymAt(0), pseudonymAt(0), pseudonymAt(1)],
    [pseudonymAt(1), undefined, pseudonymAt(0)],
  ])('shows %j and %j as two different names', async (userNickname, partnerNickname, shown) => {
    const { posted } = await posting({}, { ...anonymous, userNickname, partnerNickname }, [0, 0]);
    expect([posted?.userNickname, posted?.partnerNickname]).toEqual([userNickname, shown]);
  });

  test('does not use the member’s or partner’s portrait', async () => {
    const { posted } = await posting({}, { ...anonymous, userAvatarId: 'woman-dark-black' });
    expect(posted?.userAvatarId).toBe('geometric');
    expect(posted?.partnerAvatarId).not.toBe(aMember().partnerAvatarId);
  });

  test('shows the profile when posted by the anonymous route in one’s own name', async () => {
    const said = { ...DRAFT, anonymous: false, tags: ['chores'] };
    const { posted } = await posting({}, { ...said, userNickname: 'Teapot', userAvatarId: 'emoji-3-2' });
    expect(posted).toMatchObject({ ...said, userNickname: 'Ana', userAvatarId: 'woman-dark-black' });
  });
});

const NEW = aMember({ onboardingCompleted: false });
const UNDECIDED = aMember({ userPronouns: 'they/them', partnerPronouns: null });

test.each([
  ['signed out', { author: null }, 'authentication-required'],
  ['while suspended', { suspendedUntil: NOON + 1 }, 'suspended'],
  ['before the address is verified', { author: { ...NEW, emailVerified: false } }, 'email-verification-required'],
  ['before onboarding', { author: NEW }, 'onboarding-required'],
  ['while nothing says whose side is whose', { author: UNDECIDED }, 'author-side-required'],
])('a post %s is refused and stores nothing', async (_, state, error) => {
  expect(await posting(state, DRAFT)).toEqual(refusedWith(error));
});

test('an operation id that was used before answers with the first conflict and stores no second', async () => {
  const operation = operationOf(await posting({ nextId: toConflictId(9) }, DRAFT));
  expect(await posting({ operation, suspendedUntil: NOON + 1 }, DRAFT)).toEqual({
    result: { ok: true, value: { replayed: true, outcome: { id: 9, path: '/conflict/9/who-does-the-dishes' } } },
    writes: [],
  });
  const other = { ...DRAFT, title: 'Who walks the dog?' };
  expect(await posting({ operation }, other)).toEqual(refusedWith('operation-mismatch'));
});
