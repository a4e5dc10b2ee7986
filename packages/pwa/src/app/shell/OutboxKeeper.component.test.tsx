import { afterEach, expect, test, vi } from 'vitest';
import { outboxItems } from '../../outbox/outbox-items.ts';
import { commentOn, keep } from '../../outbox/submit.ts';
import { setCurrentUser } from '../../session/current-user.ts';
import { answerApi, held } from '../../test-support/answer-api.ts';
import { aConflict, aMember, pageOf } from '../../test-support/seeds.ts';
import { show } from '../../test-support/show.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('what waits is its member’s who turns out to look, however slowly the device tells a visitor what it keeps', async () => {
  answerApi();
  const member = aMember();
  const { answer, letGo } = held(() => [{ name: 'twosides', version: 1 }]);
  const databases = vi.spyOn(indexedDB, 'databases').mockImplementation(answer);
  await show(null);
  await expect.poll(() => databases.mock.calls.length).toBe(1);
  setCurrentUser(member);
  await keep(commentOn(pageOf(aConflict()), 'Take turns.'));
  await expect.poll(() => outboxItems.get().rows).toHaveLength(1);
  letGo();
  await databases.mock.results[0]?.value;
  // What comes of it has come once the outbox has answered something else.
  await keep(commentOn(pageOf(aConflict()), 'Or buy a cactus.'));
  await expect.poll(() => outboxItems.get().rows).toHaveLength(2);
  expect(outboxItems.get().owner).toBe(member.id);
});
