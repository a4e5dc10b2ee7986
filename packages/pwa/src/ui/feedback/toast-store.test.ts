import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('shows one toast at a time: the later takes the place of the earlier', () => {
  const store = createToastStore();
  store.show({ title: 'Vote recorded!' });
  store.show({ title: 'Comment added!' });
  expect(store.getSnapshot()).toEqual({ title: 'Comment added!', key: 2 });
});

test('takes a toast away after five seconds, counted from its own start', () => {
  const store = createToastStore();
  store.show({ title: 'First' });
  vi.advanceTimersByTime(4000);
  store.show({ title: 'Second' });
  vi.advanceTimersByTime(4999);
  expect(store.getSnapshot()?.title).toBe('Second');
  vi.advanceTimersByTime(1);
  expect(store.getSnapshot()).toBeNull();
});

test('stands still while paused and stays its whole time once resumed', () => {
  const store = createToastStore();
  store.show({ title: 'Link copied!' });
  vi.advanceTimersByTime(4000);
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(store.getSnapshot()?.title).toBe('Link copied!');
  store.resume();
  vi.advanceTimersByTime(5000);
  expect(store.getSnapshot()).toBeNull();
});

test('keeps a toast without an end until it is dismissed, and tells who listens', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.show({ title: 'A new version is ready', duration: Number.POSITIVE_INFINITY });
  vi.advanceTimersByTime(3_600_000);
  expect(store.getSnapshot()?.title).toBe('A new version is ready');
  store.dismiss();
  store.dismiss();
  unsubscribe();
  store.show({ title: 'Unheard' });
  expect(listener).toHaveBeenCalledTimes(2);
});
