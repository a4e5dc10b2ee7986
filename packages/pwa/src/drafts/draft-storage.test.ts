import { type ConflictId, DAY, type MemberId, MINUTE } from '@twosides/domain/kernel';
import type { CurrentUserView } from '@twosides/domain/profile';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.ts';
import { bySchema, type DraftName, textDraft } from './draft-storage.ts';

const ana = 'ana' as MemberId;
const ben = 'ben' as MemberId;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal('localStorage', memoryStorage());
  signIn(ana);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signIn = (member: MemberId | null) =>
  localStorage.setItem('member', JSON.stringify(member && { id: member, email: 'somebody@example.org' }));
const draftsIn = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith('draft:'));

async function openTab(sessionStorage = memoryStorage()) {
  vi.resetModules();
  const tab = new EventTarget();
  const { draftStorage } = await import('./draft-storage.ts');
  const { deleteDrafts, forgetVisitorDrafts, tieDraftsToSession } = await import('./delete-drafts.ts');
  const { noteViewer } = await import('../session/session.ts');
  const here = <T>(act: () => T): T => {
    vi.stubGlobal('window', tab);
    vi.stubGlobal('sessionStorage', sessionStorage);
    vi.advanceTimersByTime(1);
    return act();
  };
  const draftNamed = (name: DraftName, member: MemberId | 'visitor') => {
    const storage = draftStorage(name, member, textDraft);
    return {
      read: () => here(storage.read),
      isOfThisVisit: () => here(storage.isOfThisVisit),
      store: (text: string) => here(() => storage.store(text)),
      offer: () => here(storage.offer),
      delete: () => here(storage.delete),
    };
  };
  const draftOf = (member: MemberId | 'visitor', conflict = 1) =>
    draftNamed(`comment-${conflict as ConflictId}`, member);
  here(tieDraftsToSession);
  return {
    sessionStorage,
    draftOf,
    draftNamed,
    learnViewer: (member: MemberId | null) =>
      here(() => noteViewer(member && ({ id: member, email: 'somebody@example.org' } as CurrentUserView))),
    signOut: () =>
      here(() => {
        deleteDrafts();
        noteViewer(null);
      }),
    exitQuickly: () => here(forgetVisitorDrafts),
    ...draftOf(ana),
    close: () => here(() => void tab.dispatchEvent(new Event('pagehide'))),
    reload: () => {
      here(() => void tab.dispatchEvent(new Event('pagehide')));
      return openTab(sessionStorage);
    },
    duplicate: () => openTab(Object.assign(memoryStorage(), { ...sessionStorage })),
  };
}

test('restores a draft, in another tab too, until it is deleted', async () => {
  const tab = await openTab();
  tab.store('Take turns');
  expect(tab.read()).toBe('Take turns');
  const next = await openTab();
  expect(next.read()).toBe('Take turns');
  next.delete();
  expect((await openTab()).read()).toBeNull();
  expect(draftsIn(localStorage)).toEqual([]);
});

test('knows which draft was written since the page was loaded', async () => {
  const tab = await openTab();
  expect(tab.isOfThisVisit()).toBe(false);
  tab.store('Take turns');
  expect([tab.isOfThisVisit(), tab.draftOf(ana, 12).isOfThisVisit()]).toEqual([true, false]);
  expect((await tab.reload()).isOfThisVisit()).toBe(false);
});

test("never shows one member's draft to another, or one form's to another", async () => {
  const tab = await openTab();
  tab.store('Take turns');
  expect(tab.draftOf(ben).read()).toBeNull();
  expect(tab.draftOf('visitor').read()).toBeNull();
  expect(tab.draftOf(ana, 12).read()).toBeNull();
});

test('two tabs on one form never overwrite each other, and each restores its own', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.store('Take turns');
  second.store('Buy two');
  first.store('Take turns, and write it down');
  expect((await second.reload()).read()).toBe('Buy two');
  expect((await first.reload()).read()).toBe('Take turns, and write it down');
});

test('a duplicated tab counts as another', async () => {
  const first = await (await openTab()).reload();
  first.store('Take turns');
  const second = await first.duplicate();
  expect(second.read()).toBe('Take turns');
  second.store('Buy two');
  first.store('Take turns!');
  expect(second.read()).toBe('Buy two');
});

test('offers the other of two drafts after one is sent', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.store('Take turns');
  second.store('Buy two');
  second.delete();
  expect((await openTab()).read()).toBe('Take turns');
});

test('a draft restored from a closed tab has one version, deleted when sent', async () => {
  (await openTab()).store('Take turns');
  const next = await openTab();
  next.read();
  next.store('Take turns, and write it down');
  expect(draftsIn(localStorage)).toHaveLength(1);
  next.delete();
  expect(draftsIn(localStorage)).toEqual([]);
});

test('a draft still edited in its own tab outlives a copy restored elsewhere', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.store('Take turns');
  second.read();
  first.store('Take turns, and write it down');
  second.delete();
  expect((await openTab()).read()).toBe('Take turns, and write it down');
});

const KINDS: readonly DraftName[] = [
  'report',
  'report-7' as DraftName,
  'comment-7' as DraftName,
  'conflict',
  'onboarding',
  'profile',
  'edit-7' as DraftName,
  'update-7' as DraftName,
  `outbox-${'a-comment'}` as DraftName,
];

describe.each(KINDS)('a draft of the kind %s', (name) => {
  test('of a visitor stays in its tab, and never passes to a member', async () => {
    signIn(null);
    const tab = await openTab();
    tab.draftNamed(name, 'visitor').store('He posted it');
    expect(draftsIn(localStorage)).toEqual([]);
    expect((await openTab()).draftNamed(name, 'visitor').read()).toBeNull();

    const reloaded = await tab.reload();
    expect(reloaded.draftNamed(name, 'visitor').read()).toBe('He posted it');
    reloaded.learnViewer(ben);
    expect(reloaded.draftNamed(name, ben).read()).toBeNull();
    reloaded.learnViewer(null);
    expect(reloaded.draftNamed(name, 'visitor').read()).toBeNull();
  });

  test('of a visitor is deleted by a quick exit', async () => {
    signIn(null);
    const tab = await openTab();
    tab.draftNamed(name, 'visitor').store('He posted it');
    tab.exitQuickly();
    expect((await tab.reload()).draftNamed(name, 'visitor').read()).toBeNull();
  });

  test('of a member is deleted on sign-out, in every tab', async () => {
    const [tab, other] = [await openTab(), await openTab()];
    tab.draftNamed(name, ana).store('Take turns');
    other.draftNamed(name, ana).store('Buy two');
    tab.signOut();
    other.learnViewer(null);
    for (const storage of [localStorage, tab.sessionStorage, other.sessionStorage])
      expect(draftsIn(storage)).toEqual([]);
  });

  test('of a member is deleted when the session ends, except what is being typed', async () => {
    (await openTab()).draftNamed(name, ana).store('Typed in a tab that is closed');
    const tab = await openTab();
    tab.draftNamed(name, ana).store('Being typed');
    tab.learnViewer(null);
    expect(draftsIn(localStorage)).toEqual([]);
    expect(tab.draftNamed(name, 'visitor').read()).toBeNull();
    expect(tab.draftNamed(name, ben).read()).toBeNull();
    expect((await openTab()).draftNamed(name, ana).read()).toBeNull();
    tab.learnViewer(ana);
    expect(tab.draftNamed(name, ana).read()).toBe('Being typed');
  });

  test('of a member who is signed out when the page opens is deleted at once', async () => {
    (await openTab()).draftNamed(name, ana).store('Take turns');
    signIn(null);
    await openTab();
    expect(draftsIn(localStorage)).toEqual([]);
  });
});

test('a topic chosen before signing up passes to the member for half an hour', async () => {
  signIn(null);
  const tab = await openTab();
  const draft = tab.draftOf('visitor');
  draft.store('Take turns');
  draft.offer();
  tab.learnViewer(ana);
  expect(tab.draftOf(ana).read()).toBe('Take turns');
  expect(draftsIn(tab.sessionStorage)).toEqual([]);
  expect(tab.draftOf(ben).read()).toBeNull();
  expect((await openTab()).read()).toBe('Take turns');
});

test('an offer ends after half an hour, or when typing starts', async () => {
  signIn(null);
  const tab = await openTab();
  const draft = tab.draftOf('visitor');
  draft.store('Take turns');
  draft.offer();
  vi.advanceTimersByTime(30 * MINUTE);
  expect(tab.read()).toBeNull();
  draft.offer();
  draft.store('Take turns!');
  expect(tab.read()).toBeNull();
});

test('drafts expire after a month, and the oldest beyond fifty', async () => {
  const tab = await openTab();
  tab.store('Old');
  vi.advanceTimersByTime(30 * DAY);
  expect(tab.read()).toBeNull();
  expect(draftsIn(localStorage)).toEqual([]);

  for (let conflict = 1; conflict <= 51; conflict++) tab.draftOf(ana, conflict).store(`Text ${conflict}`);
  expect(tab.draftOf(ana, 1).read()).toBeNull();
  expect(tab.draftOf(ana, 2).read()).toBe('Text 2');
  expect(draftsIn(localStorage)).toHaveLength(50);
});

test.each(['not json', '{"title":1}', 'null', '"text"', '{"at":1800000000000,"draft":{}}'])(
  '%j is no draft',
  async (stored) => {
    localStorage.setItem('draft:ana:comment-1:tab', stored);
    expect((await openTab()).read()).toBeNull();
  },
);

test('rejects a stored draft its form cannot have written', () => {
  const parse = bySchema(v.object({ title: v.string() }));
  expect(parse({ title: 'Dishes' })).toEqual({ title: 'Dishes' });
  expect(parse({ title: 1 })).toBeNull();
});

test('full or blocked storage loses nothing and breaks nothing', async () => {
  vi.stubGlobal('localStorage', memoryStorage(250));
  signIn(ana);
  (await openTab()).store('Take turns');
  const next = await openTab();
  expect(next.read()).toBe('Take turns');
  next.store('x'.repeat(500));
  expect((await openTab()).read()).toBe('Take turns');

  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, removeItem: refuse });
  next.store('Take turns');
  next.delete();
  expect(next.read()).toBeNull();
});
