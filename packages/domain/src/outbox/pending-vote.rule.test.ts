import { expect, test } from 'vitest';
import { FLOW_LIFETIME } from '../model/member.ts';
import { NOON, toMemberId } from '../test-support/records.ts';
import { isOwnPendingVote, isPendingVoteExpired, PENDING_VOTE_LIFETIME } from './pending-vote.rule.ts';

const ANN = { id: toMemberId('ann'), email: 'ann@example.org' };
const FLOW = { id: 'flow', at: NOON, email: null, memberId: ANN.id };
const GIVEN = { ...FLOW, email: ANN.email };

test('keeps a pending vote for a day, and none from the future', () => {
  expect(isPendingVoteExpired({ createdAt: NOON }, NOON + PENDING_VOTE_LIFETIME - 1)).toBe(false);
  expect(isPendingVoteExpired({ createdAt: NOON }, NOON + PENDING_VOTE_LIFETIME)).toBe(true);
  expect(isPendingVoteExpired({ createdAt: NOON }, NOON - 1)).toBe(true);
});

const SPELLINGS = ['ann@bücher.example', 'ann@xn--bcher-kva.example', 'ａｎｎ@bu\u0308cher.example'];
test.each(SPELLINGS)('an international address given as %s is the member’s', (email) => {
  const member = { ...ANN, email: 'ann@bücher.example' };
  expect(isOwnPendingVote({ flowId: 'flow' }, { ...FLOW, email }, member, NOON)).toBe(true);
});

test.each([
  ['the flow that led from it has signed in, within half an hour', FLOW, NOON + FLOW_LIFETIME - 1, true],
  ['half an hour has passed since', FLOW, NOON + FLOW_LIFETIME, false],
  ['the clock was set back since', FLOW, NOON - 1, false],
  ['another flow has signed in', { ...FLOW, id: 'other' }, NOON, false],
  ['no flow has signed in', null, NOON, false],
  ['the flow goes on, and they have signed in elsewhere', { ...FLOW, memberId: null }, NOON, false],
  ['the flow has signed in somebody else', { ...FLOW, memberId: toMemberId('ben') }, NOON, false],
  ['the flow was given their address, and they have signed in elsewhere', { ...GIVEN, memberId: null }, NOON, true],
  ['the flow was given another address', { ...FLOW, email: 'ben@example.org' }, NOON, false],
])('where %s, whether a pending vote is the member’s is told right', (_, flow, now, isOwn) => {
  expect(isOwnPendingVote({ flowId: 'flow' }, flow, ANN, now)).toBe(isOwn);
});
