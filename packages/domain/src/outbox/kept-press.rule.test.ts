import { expect, test } from 'vitest';
import { NOON } from '../test-support/records.ts';
import { FLOW_LIFETIME, isOwnPress, isPressOver, PRESS_LIFETIME } from './kept-press.rule.ts';

const FLOW = { id: 'flow', at: NOON, email: null };

test('a press is kept for a day, and none is kept from the future', () => {
  expect(isPressOver({ createdAt: NOON }, NOON + PRESS_LIFETIME - 1)).toBe(false);
  expect(isPressOver({ createdAt: NOON }, NOON + PRESS_LIFETIME)).toBe(true);
  expect(isPressOver({ createdAt: NOON }, NOON - 1)).toBe(true);
});

test.each([
  ['the flow that led from it has signed in, within half an hour', FLOW, NOON + FLOW_LIFETIME - 1, true],
  ['half an hour has passed since', FLOW, NOON + FLOW_LIFETIME, false],
  ['the clock was set back since', FLOW, NOON - 1, false],
  ['another flow has signed in', { ...FLOW, id: 'other' }, NOON, false],
  ['no flow has signed in', null, NOON, false],
  ['the flow has registered the same address', { ...FLOW, email: 'ann@example.org' }, NOON, true],
  ['the flow has registered another address', { ...FLOW, email: 'ben@example.org' }, NOON, false],
])('where %s, whether a press is the member’s is told right', (_, flow, now, isOwn) => {
  expect(isOwnPress({ flowId: 'flow' }, flow, 'ann@example.org', now)).toBe(isOwn);
});
