import { DAY } from '@twosides/domain/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeInstallPrompt, takeInstallPrompt } from './install-prompt.ts';
import { createInstallStore } from './install-store.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';

let isStandalone = false;

beforeEach(() => {
  takeInstallPrompt();
  isStandalone = false;
  const items = new Map<string, string>();
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { matchMedia: () => ({ matches: isStandalone }) }));
  vi.stubGlobal('navigator', { userAgent: 'Chrome', maxTouchPoints: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('is offered some seconds after a vote, and not before', () => {
  const { store } = start();
  expect(store.getSnapshot()).toBe('none');
  vote(store);
  expect(store.getSnapshot()).toBe('prompt');
});

test("keeps the browser's own prompt back and shows it when it is asked for", async () => {
  const { store, event } = start();
  expect(event.defaultPrevented).toBe(true);
  vote(store);
  await store.install();
  expect(event.prompt).toHaveBeenCalledOnce();
  expect(store.getSnapshot()).toBe('none');
});

test('"Not now" is kept for 90 days', () => {
  const { store } = start();
  vote(store);
  store.notNow();
  expect(store.getSnapshot()).toBe('none');
  vi.advanceTimersByTime(89 * DAY);
  const later = start().store;
  vote(later);
  expect(later.getSnapshot()).toBe('none');
  vi.advanceTimersByTime(DAY);
  vote(later);
  expect(later.getSnapshot()).toBe('prompt');
});

test('is not offered in the installed app, nor once it is installed', () => {
  isStandalone = true;
  const { store } = start();
  vote(store);
  expect(store.getSnapshot()).toBe('none');

  isStandalone = false;
  const other = start().store;
  vote(other);
  window.dispatchEvent(new Event('appinstalled'));
  expect(other.getSnapshot()).toBe('none');
});

test('where the browser cannot install, nothing is offered; on iOS the steps are', () => {
  const store = createInstallStore();
  vote(store);
  expect(store.getSnapshot()).toBe('none');
  vi.stubGlobal('navigator', { userAgent: IPHONE, maxTouchPoints: 5 });
  expect(store.getSnapshot()).toBe('steps');
});

function start() {
  const store = createInstallStore();
  storeInstallPrompt();
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => ({})),
  });
  window.dispatchEvent(event);
  return { store, event };
}

function vote(store: ReturnType<typeof createInstallStore>) {
  store.noteVote();
  vi.advanceTimersByTime(6_000);
}
