import { expect, test } from 'vitest';
import { createDoubleEscape, type EscapePress } from './QuickExit.tsx';

const press = (timeStamp: number, more: Partial<EscapePress> = {}): EscapePress => ({
  key: 'Escape',
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  timeStamp,
  ...more,
});

test('two presses within a second trigger it', () => {
  const isSignal = createDoubleEscape();
  expect([isSignal(press(0), false), isSignal(press(1_000), false)]).toEqual([false, true]);
});

test('two slow presses do not, but the second may start again', () => {
  const isSignal = createDoubleEscape();
  expect([0, 1_001, 1_500].map((time) => isSignal(press(time), false))).toEqual([false, false, true]);
});

test('ignores a press that closes a dialog', () => {
  const isSignal = createDoubleEscape();
  expect([isSignal(press(0), true), isSignal(press(200), false)]).toEqual([false, false]);
});

test('a held key counts once', () => {
  const isSignal = createDoubleEscape();
  expect([isSignal(press(0), false), isSignal(press(300, { repeat: true }), false)]).toEqual([false, false]);
});

test('another key, an input method or a handled press resets it', () => {
  for (const between of [{ key: 'a' }, { isComposing: true }, { defaultPrevented: true }]) {
    const isSignal = createDoubleEscape();
    const answers = [press(0), press(100, between), press(200)].map((event) => isSignal(event, false));
    expect(answers).toEqual([false, false, false]);
  }
});
