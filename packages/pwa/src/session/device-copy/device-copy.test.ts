import type { QueryClient } from '@tanstack/react-query';
import { DAY } from '@twosides/domain/kernel';
import type { CurrentUserView } from '@twosides/domain/profile';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryKeys } from '../../api/query-keys.ts';
import { memoryStorage } from '../../test-support/memory-storage.ts';
import { MEMBER_KEY } from '../known-member.ts';

const BUILD = 'build-1';
const ana = { id: 'ana', email: 'ana@example.org' } as CurrentUserView;
const ben = { id: 'ben', email: 'ben@example.org' } as CurrentUserView;
const reload = vi.fn();
let here: Awaited<ReturnType<typeof loadPage>>;
const page = (id: number) => ['conflicts', id];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
});
afterEach(() => {
  reload.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was read is there after a restart with its age, and is asked for again', async () => {
  await visit((client) => client.setQueryData(page(1), { title: 'Dishes' }));
  const readAt = Date.now() - 1_000;
  vi.advanceTimersByTime(14 * 60_000);
  const client = await restart();
  expect(client.getQueryData(page(1))).toEqual({ title: 'Dishes' });
  expect(client.getQueryState(page(1))).toMatchObject({ dataUpdatedAt: readAt, isInvalidated: true });
});

test('only what is named for it is kept', async () => {
  await visit((client) => {
    client.setQueryData(queryKeys.search('private words'), { conflicts: [] });
    client.setQueryData(queryKeys.moreComments(1 as never), { pages: [], pageParams: [] });
  });
  expect(localStorage.length).toBe(0);
});

test('a long list is kept to its beginning', async () => {
  const key = queryKeys.profileConflicts('ana');
  await visit((client) => client.setQueryData(key, { pages: [1, 2, 3, 4], pageParams: [null, 'a', 'b', 'c'] }));
  expect((await restart()).getQueryData(key)).toEqual({ pages: [1, 2, 3], pageParams: [null, 'a', 'b'] });
});

test('another build, a week and a broken entry end it', async () => {
  await visit((client) => client.setQueryData(page(1), { title: 'Dishes' }));
  const client = await restart('build-2');
  expect(client.getQueryData(page(1))).toBeUndefined();
  expect(localStorage.length).toBe(0);

  await visit((next) => next.setQueryData(page(2), { title: 'Plants' }));
  vi.advanceTimersByTime(7 * DAY);
  expect((await restart()).getQueryData(page(2))).toBeUndefined();
  expect(localStorage.length).toBe(0);

  localStorage.setItem('copy:visitor:x', `${BUILD} ${Date.now()}\n{"queryKey":`);
  await restart();
  expect(localStorage.length).toBe(0);
});

test('signing out removes what the member has read, from the device and from the memory', async () => {
  await visitAs(ana, (own) => own.setQueryData(page(1), { userVoteSide: 'her' }));
  expect(stored()).toContain('userVoteSide');
  here.setCurrentUser(null);
  vi.advanceTimersByTime(1_000);
  expect({ ...localStorage }).toEqual(NOBODY);
  expect(present().getQueryData(page(1))).toBeUndefined();
});

test('a session that has ended elsewhere leaves nothing for the next one to find, and writes nothing of it as theirs', async () => {
  await visitAs(ana, (own) => own.setQueryData(page(1), { userVoteSide: 'her' }));
  await endSessionElsewhere();
  window.dispatchEvent(new Event('pagehide'));
  expect({ ...localStorage }).toEqual(NOBODY);
  expect((await restart()).getQueryData(page(1))).toBeUndefined();
});

test("a member never sees what another has read, and the other's copy goes", async () => {
  await visitAs(ana, (client) => client.setQueryData(page(1), { userVoteSide: 'her' }));
  localStorage.setItem(MEMBER_KEY, JSON.stringify(ben));
  expect((await restart()).getQueryData(page(1))).toBeUndefined();
  expect(stored()).not.toContain('userVoteSide');
});

test('signing out in one tab empties the other, which writes nothing back', async () => {
  const client = await visitAs(ana, (own) => own.setQueryData(page(1), { userVoteSide: 'her' }));
  client.setQueryData(page(2), { userVoteSide: 'his' });
  localStorage.removeItem(MEMBER_KEY);
  vi.advanceTimersByTime(1_000);
  expect(stored()).not.toContain('his');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: MEMBER_KEY }));
  expect(present().getQueryData(page(1))).toBeUndefined();
  expect(present().getQueryData(queryKeys.currentUser)).toBeNull();
  expect({ ...localStorage }).toEqual(NOBODY);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that comes back from the cache of the back button is emptied, where its member is gone', async () => {
  const client = await visitAs(ana, (own) => own.setQueryData(page(1), { userVoteSide: 'her' }));
  const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  comeBack();
  expect(client.getQueryData(page(1))).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
  localStorage.removeItem(MEMBER_KEY);
  comeBack();
  expect(present().getQueryData(page(1))).toBeUndefined();
  expect(reload).toHaveBeenCalledOnce();
});

test('signing in elsewhere takes no page from a visitor', async () => {
  const client = await visit(() => undefined);
  localStorage.setItem(MEMBER_KEY, JSON.stringify(ana));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: MEMBER_KEY }));
  expect(client.getQueryData(queryKeys.currentUser)).toEqual(ana);
  expect(reload).not.toHaveBeenCalled();
});

test('nothing on the device tells which anonymous conflicts are one’s own', async () => {
  const own = { title: 'Dishes', isAuthor: true, comments: [{ content: 'Thanks', isOwn: true }] };
  const OPENS = '2026-06-10T12:00:00.000Z';
  const [anonymous, named] = [
    { ...own, anonymous: true },
    { ...own, anonymous: false },
  ];
  await visitAs(ana, (client) => {
    client.setQueryData(page(1), anonymous);
    client.setQueryData(page(2), named);
    client.setQueryData(queryKeys.updates(1 as never), { updates: [], opensAt: OPENS, anonymous: true });
    client.setQueryData(queryKeys.updates(2 as never), { updates: [], opensAt: OPENS, anonymous: false });
    client.setQueryData(queryKeys.ownConflicts, { pages: [[anonymous]], pageParams: [null] });
    client.setQueryData(queryKeys.alerts, { pages: [{ alerts: [{ conflictId: 1 }] }], pageParams: [null] });
  });
  const client = await restart();
  const asRead = { ...anonymous, isAuthor: false, comments: [{ content: 'Thanks', isOwn: false }] };
  expect(client.getQueryData(page(1))).toEqual(asRead);
  expect(client.getQueryData(page(2))).toEqual(named);
  expect(client.getQueryData(queryKeys.updates(1 as never))).toMatchObject({ opensAt: null });
  expect(client.getQueryData(queryKeys.updates(2 as never))).toMatchObject({ opensAt: OPENS });
  expect(client.getQueryData(queryKeys.ownConflicts)).toBeUndefined();
  expect(client.getQueryData(queryKeys.alerts)).toBeUndefined();
});

test('an own anonymous conflict that only its author can still see is not kept', async () => {
  const own = { title: 'Dishes', isAuthor: true, isActive: true, anonymous: true };
  const removed = { number: 1, ending: 'parted', text: 'It was time.', isTakenDown: true };
  const client = await visitAs(ana, (present) => {
    for (const id of [1, 2]) present.setQueryData(page(id), { ...own, anonymous: id === 1 });
    const updates = { updates: [removed], opensAt: '2026-06-10T12:00:00.000Z', anonymous: true };
    present.setQueryData(queryKeys.updates(3 as never), updates);
  });
  for (const id of [1, 2])
    client.setQueryData(page(id), { ...own, anonymous: id === 1, isActive: false, takenDownBy: 'author' });
  vi.advanceTimersByTime(1_000);
  const restarted = await restart();
  expect(restarted.getQueryData(page(1))).toBeUndefined();
  expect(restarted.getQueryData(page(2))).toMatchObject({ isActive: false });
  expect(restarted.getQueryData(queryKeys.updates(3 as never))).toMatchObject({
    updates: [{ number: 1, ending: 'rather-not-say', text: '', isTakenDown: true }],
  });
});

test('two tabs add to one copy', async () => {
  const first = await visit((client) => client.setQueryData(page(1), { title: 'Dishes' }));
  await visit((client) => client.setQueryData(page(2), { title: 'Plants' }));
  first.setQueryData(page(3), { title: 'Cats' });
  vi.advanceTimersByTime(1_000);
  const client = await restart();
  expect([1, 2, 3].map((id) => client.getQueryData(page(id)))).toEqual([
    { title: 'Dishes' },
    { title: 'Plants' },
    { title: 'Cats' },
  ]);
});

test('what is no longer there is no longer kept', async () => {
  const client = await visit((own) => own.setQueryData(page(1), { title: 'Dishes' }));
  const query = client.getQueryCache().find({ queryKey: page(1) });
  const error = new here.ApiError(404, 'Not Found', '');
  query?.setOptions({ ...query.options, queryFn: () => Promise.reject(error) });
  await expect(query?.fetch()).rejects.toBe(error);
  vi.advanceTimersByTime(1_000);
  expect(localStorage.length).toBe(0);
});

test('beyond its bound the oldest goes first', async () => {
  const large = 'x'.repeat(600_000);
  await visit((client) => {
    for (const id of [1, 2, 3]) {
      client.setQueryData(page(id), large);
      vi.advanceTimersByTime(10);
    }
  });
  expect(Object.keys(localStorage).sort()).toEqual(['copy:visitor:["conflicts",2]', 'copy:visitor:["conflicts",3]']);
});

test('what is read in the last moment before the page goes is there after a restart', async () => {
  const client = await restart();
  client.setQueryData(page(1), { title: 'Dishes' });
  window.dispatchEvent(new Event('pagehide'));
  expect((await restart()).getQueryData(page(1))).toEqual({ title: 'Dishes' });
});

test('an answer that couldn’t be read again stays', async () => {
  const client = await visit((own) => own.setQueryData(page(1), { title: 'Dishes' }));
  const query = client.getQueryCache().find({ queryKey: page(1) });
  query?.setOptions({ ...query.options, queryFn: () => Promise.reject(new here.NetworkError('None')) });
  await expect(query?.fetch()).rejects.toThrow('None');
  vi.advanceTimersByTime(1_000);
  expect((await restart()).getQueryData(page(1))).toEqual({ title: 'Dishes' });
});

test('a tab writes what has changed in it, and never an older answer over a newer one', async () => {
  const first = await visit((client) => client.setQueryData(page(1), { votes: 1 }));
  vi.advanceTimersByTime(1_000);
  await visit((client) => client.setQueryData(page(1), { votes: 2 }));
  first.setQueryData(page(2), { votes: 7 });
  first.setQueryData(page(1), { votes: 0 }, { updatedAt: Date.now() - 2_500 });
  vi.advanceTimersByTime(1_000);
  const client = await restart();
  expect([1, 2].map((id) => client.getQueryData(page(id)))).toEqual([{ votes: 2 }, { votes: 7 }]);
});

test('however many answers are written at once, each that is there is looked at once', async () => {
  await visit((client) => {
    for (let id = 1; id <= 50; id++) client.setQueryData(page(id), id);
  });
  const client = await restart();
  const read = vi.spyOn(localStorage, 'getItem');
  for (let id = 1; id <= 50; id++) client.setQueryData(page(id), -id);
  vi.advanceTimersByTime(1_000);
  const counted = read.mock.calls.map(([key]) => key).filter((key) => key.startsWith('copy:'));
  expect(counted).toHaveLength(50);
});

test('a full or refusing storage breaks nothing', async () => {
  vi.stubGlobal('localStorage', memoryStorage(1_000));
  localStorage.setItem('draft:comment:1', 'y'.repeat(900));
  const client = await visit((own) => own.setQueryData(page(1), 'x'.repeat(500)));
  expect(client.getQueryData(page(1))).toBeDefined();
  expect(Object.keys(localStorage)).toEqual(['draft:comment:1']);
});

async function visit(read: (client: QueryClient) => void) {
  const client = await restart();
  read(client);
  vi.advanceTimersByTime(1_000);
  return client;
}

async function visitAs(member: CurrentUserView, read: (client: QueryClient) => void) {
  localStorage.setItem(MEMBER_KEY, JSON.stringify(member));
  return visit(read);
}

async function restart(build = BUILD) {
  here = await loadPage();
  here.restoreCurrentUser();
  await here.storeCopy(build, reload);
  return present();
}

async function loadPage() {
  vi.resetModules();
  const [errors, client, session, currentUser, copy] = await Promise.all([
    import('../../api/api-error.ts'),
    import('../../api/client.ts'),
    import('../session.ts'),
    import('../current-user.ts'),
    import('./device-copy.ts'),
  ]);
  return { ...errors, ...client, ...session, ...currentUser, ...copy };
}

const present = () => here.currentSession().client;

async function endSessionElsewhere() {
  const refusal = { error: 'Authentication required', code: 'authentication-required' };
  present().setQueryData(queryKeys.currentUser, ana);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 401 })));
  await expect(here.call('alerts')).rejects.toThrow('Authentication required');
}

const NOBODY = { [MEMBER_KEY]: 'null' };

const stored = () => JSON.stringify({ ...localStorage });
