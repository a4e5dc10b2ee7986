import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.ts';
import { bySchema } from './by-schema.ts';
import { forgetDrafts } from './forget-drafts.ts';
import { textDraft } from './text-draft.ts';

const ana = 'ana' as MemberId;
const ben = 'ben' as MemberId;
const DAY = 24 * 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab has modules and a session storage of its own. */
async function openTab(sessionStorage = memoryStorage()) {
  vi.resetModules();
  const tab = new EventTarget();
  const { draftStorage } = await import('./draft-storage.ts');
  /** What belongs to the tab is there while it is the one that acts. */
  const here = <T>(act: () => T): T => {
    vi.stubGlobal('window', tab);
    vi.stubGlobal('sessionStorage', sessionStorage);
    vi.advanceTimersByTime(1);
    return act();
  };
  const draftOf = (member: MemberId | 'visitor', conflict = 1) => {
    const storage = draftStorage(`comment-${conflict as ConflictId}`, member, textDraft);
    return {
      read: () => here(storage.read),
      keep: (text: string) => here(() => storage.keep(text)),
      forget: () => here(storage.forget),
    };
  };
  return {
    draftOf,
    ...draftOf(ana),
    close: () => here(() => void tab.dispatchEvent(new Event('pagehide'))),
    reload: () => {
      here(() => void tab.dispatchEvent(new Event('pagehide')));
      return openTab(sessionStorage);
    },
    duplicate: () => openTab(Object.assign(memoryStorage(), { ...sessionStorage })),
  };
}

test('gives back what was kept, in another tab too, until it is forgotten', async () => {
  const tab = await openTab();
  tab.keep('Take turns');
  expect(tab.read()).toBe('Take turns');
  const next = await openTab();
  expect(next.read()).toBe('Take turns');
  next.forget();
  expect((await openTab()).read()).toBeNull();
  expect(localStorage.length).toBe(0);
});

test("never shows one member's draft to another, or one form's to another", async () => {
  const tab = await openTab();
  tab.keep('Take turns');
  expect(tab.draftOf(ben).read()).toBeNull();
  expect(tab.draftOf('visitor').read()).toBeNull();
  expect(tab.draftOf(ana, 12).read()).toBeNull();
});

test('two tabs on one form never overwrite each other, and each finds its own after a reload', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.keep('Take turns');
  second.keep('Buy two');
  first.keep('Take turns, and write it down');
  expect((await second.reload()).read()).toBe('Buy two');
  expect((await first.reload()).read()).toBe('Take turns, and write it down');
});

test('a duplicated tab is another one', async () => {
  const first = await (await openTab()).reload();
  first.keep('Take turns');
  const second = await first.duplicate();
  expect(second.read()).toBe('Take turns');
  second.keep('Buy two');
  first.keep('Take turns!');
  expect(second.read()).toBe('Buy two');
});

test('after one of two texts is sent, the other is offered', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.keep('Take turns');
  second.keep('Buy two');
  second.forget();
  expect((await openTab()).read()).toBe('Take turns');
});

test('what was taken up from a closed tab has one version, which goes when it is sent', async () => {
  (await openTab()).keep('Take turns');
  const next = await openTab();
  next.read();
  next.keep('Take turns, and write it down');
  expect(localStorage.length).toBe(1);
  next.forget();
  expect(localStorage.length).toBe(0);
});

test('a text that went on in its own tab outlives the one that was taken up from it', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.keep('Take turns');
  second.read();
  first.keep('Take turns, and write it down');
  second.forget();
  expect((await openTab()).read()).toBe('Take turns, and write it down');
});

test('what a visitor wrote is offered to the member that they become, and to nobody after them', async () => {
  const tab = await openTab();
  tab.draftOf('visitor').keep('Take turns');
  expect(tab.read()).toBe('Take turns');
  expect(tab.draftOf('visitor').read()).toBeNull();
  expect(tab.draftOf(ben).read()).toBeNull();
  expect((await openTab()).read()).toBe('Take turns');
});

test('logging out leaves nothing of the member, and to others what is theirs', async () => {
  const tab = await openTab();
  tab.keep('Take turns');
  tab.draftOf('visitor', 2).keep('Buy two');
  tab.draftOf(ben).keep('Neither');
  localStorage.setItem('pending-question', '{}');
  forgetDrafts(ana);
  expect(localStorage.length).toBe(1);
  expect(tab.draftOf(ben).read()).toBe('Neither');
});

test('drafts go after a month, and the oldest beyond fifty', async () => {
  const tab = await openTab();
  tab.keep('Old');
  vi.advanceTimersByTime(30 * DAY);
  expect(tab.read()).toBeNull();
  expect(localStorage.length).toBe(0);

  for (let conflict = 1; conflict <= 51; conflict++) tab.draftOf(ana, conflict).keep(`Text ${conflict}`);
  expect(tab.draftOf(ana, 1).read()).toBeNull();
  expect(tab.draftOf(ana, 2).read()).toBe('Text 2');
  expect(localStorage.length).toBe(50);
});

test.each(['not json', '{"title":1}', 'null', '"text"', '{"at":1800000000000,"draft":{}}'])(
  '%j is no draft',
  async (stored) => {
    localStorage.setItem('draft:ana:comment-1:tab', stored);
    expect((await openTab()).read()).toBeNull();
  },
);

test('a draft is what its form can have written', () => {
  const parse = bySchema(v.object({ title: v.string() }));
  expect(parse({ title: 'Dishes' })).toEqual({ title: 'Dishes' });
  expect(parse({ title: 1 })).toBeNull();
});

test('a full storage keeps what is there, and one that refuses breaks nothing', async () => {
  vi.stubGlobal('localStorage', memoryStorage(200));
  (await openTab()).keep('Take turns');
  const next = await openTab();
  expect(next.read()).toBe('Take turns');
  next.keep('x'.repeat(500));
  expect((await openTab()).read()).toBe('Take turns');

  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, removeItem: refuse });
  next.keep('Take turns');
  next.forget();
  expect(next.read()).toBeNull();
});
