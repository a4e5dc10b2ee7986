import { HOUR } from '@twosides/domain/kernel';
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

test('leaves a failure its moment: what is no failure takes its turn afterwards, or when it was dismissed', () => {
  const store = createToastStore();
  store.show({ title: 'We couldn’t sign you out', tone: 'danger' });
  store.show({ title: 'Comment added!', tone: 'success' });
  vi.advanceTimersByTime(1999);
  expect(store.getSnapshot()?.title).toBe('We couldn’t sign you out');
  vi.advanceTimersByTime(1);
  expect(store.getSnapshot()?.title).toBe('Comment added!');
  vi.advanceTimersByTime(5000);
  expect(store.getSnapshot()).toBeNull();

  store.show({ title: 'Vote failed', tone: 'danger' });
  store.show({ title: 'Vote recorded!', tone: 'success' });
  store.dismiss();
  expect(store.getSnapshot()?.title).toBe('Vote recorded!');
});

test('leaves a failure as long as somebody reads it', () => {
  const store = createToastStore();
  store.show({ title: 'We couldn’t sign you out', tone: 'danger' });
  store.pause();
  store.show({ title: 'Comment added!', tone: 'success' });
  vi.advanceTimersByTime(60_000);
  expect(store.getSnapshot()?.title).toBe('We couldn’t sign you out');
  store.resume();
  expect(store.getSnapshot()?.title).toBe('Comment added!');
});

test('tells the latest failure at once, and a thanks at once where the failure has been read', () => {
  const store = createToastStore();
  store.show({ title: 'Vote failed', tone: 'danger' });
  store.show({ title: 'Vote recorded!', tone: 'success' });
  store.show({ title: 'Comment failed', tone: 'danger' });
  vi.advanceTimersByTime(2000);
  expect(store.getSnapshot()?.title).toBe('Comment failed');
  store.show({ title: 'Comment added!', tone: 'success' });
  expect(store.getSnapshot()?.title).toBe('Comment added!');
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
  vi.advanceTimersByTime(HOUR);
  expect(store.getSnapshot()?.title).toBe('A new version is ready');
  store.dismiss();
  store.dismiss();
  unsubscribe();
  store.show({ title: 'Unheard' });
  expect(listener).toHaveBeenCalledTimes(2);
});
