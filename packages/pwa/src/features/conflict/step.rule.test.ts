import { expect, test } from 'vitest';
import { stepOfKey, stepOfSwipe } from './use-steps.ts';

const key = (name: string, more = {}) =>
  stepOfKey({ key: name, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, repeat: false, ...more });
const swipe = (across: number, along = 0, { x = 200, lasts = 200 } = {}) =>
  stepOfSwipe({ x, y: 300, at: 0 }, { x: x + across, y: 300 + along, at: lasts }, 400);

test('the right arrow goes on and the left one back, without modifiers, once per press', () => {
  expect(key('ArrowRight')).toBe('next');
  expect(key('ArrowLeft')).toBe('back');
  expect(key('ArrowUp')).toBeNull();
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'repeat'])
    expect(key('ArrowRight', { [held]: true })).toBeNull();
});

test('swiping left goes on, swiping right goes back', () => {
  expect(swipe(-90)).toBe('next');
  expect(swipe(90)).toBe('back');
});

test.each([
  ['short', swipe(-60)],
  ['slanting', swipe(-90, 60)],
  ['slow', swipe(-90, 0, { lasts: 900 })],
  ['the browser’s own, from the left rim', swipe(90, 0, { x: 10 })],
  ['the browser’s own, from the right rim', swipe(-90, 0, { x: 390 })],
])('a movement that is %s is none', (_, step) => {
  expect(step).toBeNull();
});
