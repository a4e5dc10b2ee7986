import type { ConflictId } from '@twosides/domain/kernel';
import { FLOW_LIFETIME } from '@twosides/domain/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newOperationId } from '../api/operation-id.ts';
import { memoryStorage } from '../test-support/memory-storage.ts';
import {
  flowForVote,
  notedFlows,
  noteUnstoredVote,
  noteVotesFlow,
  ownFlow,
  unstoredVotes,
  voidPendingVotes,
} from './join-flow.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const unstored = (queue: number, flowId = 'flow') =>
  noteUnstoredVote({
    kind: 'vote',
    opId: newOperationId(),
    queue: queue as ConflictId,
    payload: { title: 'Dishes', sideLabels: { her: 'Her side', his: 'His side' }, side: 'her', textVersion: 1 },
    state: 'to-join',
    flowId,
    createdAt: 0,
  });

test('the votes of a tab share a flow, which each vote keeps open for another half hour', () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  const first = flowForVote();
  for (let count = 0; count < 3; count++) {
    vi.advanceTimersByTime(FLOW_LIFETIME - 1);
    expect(flowForVote()).toBe(first);
  }
  vi.advanceTimersByTime(FLOW_LIFETIME);
  expect(flowForVote()).not.toBe(first);
  expect(notedFlows()).toEqual([first, ownFlow()]);
});

test('after another tab’s vote, a tab’s flow goes on', () => {
  const first = flowForVote();
  noteVotesFlow('another');
  expect(flowForVote()).toBe(first);
  expect(notedFlows()).toEqual(['another', first]);
});

test('after a quick exit in another tab, a vote begins a new flow', () => {
  const first = flowForVote();
  localStorage.removeItem('press');
  expect(flowForVote()).not.toBe(first);
});

test('keeps the unstored votes of the latest flow, one per conflict', () => {
  unstored(7, 'earlier');
  unstored(7);
  unstored(8);
  unstored(7);
  expect(unstoredVotes()).toMatchObject([
    { queue: 8, flowId: 'flow' },
    { queue: 7, flowId: 'flow' },
  ]);
});

test('a quick exit or sign-out deletes the votes that this tab has not stored yet', () => {
  flowForVote();
  unstored(7);
  voidPendingVotes();
  expect([ownFlow(), notedFlows(), unstoredVotes()]).toEqual([null, [], []]);
});
