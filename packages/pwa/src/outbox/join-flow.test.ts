import type { ConflictId } from '@twosides/domain/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newOperationId } from '../api/operation-id.ts';
import { memoryStorage } from '../test-support/memory-storage.ts';
import { noteOwnPress, noteUnstoredVote, ownPress, unstoredVote, voidPendingVotes } from './join-flow.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('a quick exit or sign-out deletes a vote that this tab has not stored yet', () => {
  const queue = 7 as ConflictId;
  noteOwnPress({ flowId: 'flow', queue, side: 'her' });
  noteUnstoredVote({
    kind: 'vote',
    opId: newOperationId(),
    queue,
    payload: { title: 'Dishes', sideLabels: { her: 'Her side', his: 'His side' }, side: 'her', textVersion: 1 },
    state: 'to-join',
    flowId: 'flow',
    createdAt: 0,
  });
  expect(unstoredVote()).toMatchObject({ queue, flowId: 'flow' });
  voidPendingVotes();
  expect([ownPress(), unstoredVote()]).toEqual([null, null]);
});
