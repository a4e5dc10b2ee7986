import { QueryObserver } from '@tanstack/react-query';
import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import type { CurrentUserView } from '@twosides/domain/profile';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.ts';

const ana = { id: 'ana', email: 'ana@example.org', userNickname: 'Ana' } as CurrentUserView;
const ben = { id: 'ben', email: 'ben@example.org', userNickname: 'Ben' } as CurrentUserView;
const NOBODY = { status: 401, body: { error: 'Authentication required', code: 'authentication-required' } };
const KEY = ['current-user'];
const page = ['conflicts', 1 as ConflictId];

type Answer = { readonly status: number; readonly body: unknown };
let asked: { readonly path: string; readonly answer: (answer: Answer) => void }[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', (path: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    asked.push({ path, answer: ({ status, body }) => resolve(Response.json(body, { status })) });
    return promise;
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('who looked when it was asked does not come back by an answer that comes after signing out', async () => {
  const { findCurrentUser, setCurrentUser, shown, known } = await openPage();
  const found = findCurrentUser();
  setCurrentUser(null);
  asked[0]?.answer({ status: 200, body: ana });
  expect(await found).toBeNull();
  expect([shown(), known()]).toEqual([null, null]);
});

test('that nobody looked when it was asked does not undo signing in', async () => {
  const { findCurrentUser, setCurrentUser, shown, known } = await openPage();
  const found = findCurrentUser();
  setCurrentUser(ana);
  asked[0]?.answer(NOBODY);
  expect(await found).toEqual(ana);
  expect([shown(), known()]).toEqual([ana, ana]);
});

test('an older answer does not take back a changed profile', async () => {
  const { findCurrentUser, setCurrentUser, known } = await openPage();
  const found = findCurrentUser();
  setCurrentUser({ ...ana, userNickname: 'Anna' });
  asked[0]?.answer({ status: 200, body: ana });
  expect(await found).toMatchObject({ userNickname: 'Anna' });
  expect(known()).toMatchObject({ userNickname: 'Anna' });
});

test('pronouns in the older fields are read from any answer that brings a member', async () => {
  const { findCurrentUser, setCurrentUser, shown, known } = await openPage();
  const older = { ...ana, userPronouns: null, userGender: 'she/her', partnerGender: 'he/him' };
  const read = { ...ana, userPronouns: 'she/her', partnerPronouns: 'he/him' };
  const found = findCurrentUser();
  asked[0]?.answer({ status: 200, body: older });
  expect(await found).toEqual(read);
  setCurrentUser({ ...older, userGender: 'xe/xem' } as CurrentUserView);
  expect([shown(), known()]).toEqual([1, 2].map(() => ({ ...read, userPronouns: 'xe/xem' })));
});

test.each([
  ['following', 'follow', { identifier: 'ben' }],
  ['taking back a mark', 'unmarkHelpful', { id: 'c1' as CommentId }],
] as const)(
  'a refusal of %s that was asked before signing in signs nobody out: the server is asked who looks',
  async (_, name, params) => {
    const { call, setCurrentUser, watchViewer, shown } = await openPage();
    setCurrentUser(null);
    const stop = watchViewer();
    const refused = call(name, { params } as never).catch(() => undefined);
    setCurrentUser(ana);
    asked[0]?.answer(NOBODY);
    await refused;
    expect(shown()).toEqual(ana);
    await vi.waitFor(() => expect(asked[1]?.path).toBe('/api/auth/user'));
    stop();
  },
);

test('any call that finds no session ends it, and what is on the screen stays', async () => {
  const { call, setCurrentUser, session, watch, shown, known } = await openPage();
  setCurrentUser(ana);
  const { client } = session();
  client.setQueryData(page, { title: 'Dishes' });
  client.setQueryData(['lists', 'trending'], { pages: [] });
  const stop = watch(page);
  const refused = call('alerts').catch(() => undefined);
  asked[0]?.answer(NOBODY);
  await refused;
  expect([shown(), known()]).toEqual([null, null]);
  expect(session().client).toBe(client);
  expect(client.getQueryData(page)).toEqual({ title: 'Dishes' });
  expect(client.getQueryData(['lists', 'trending'])).toBeUndefined();
  stop();
});

test('a wrong password and the answer that nobody looks end no session', async () => {
  const { call, setCurrentUser, shown } = await openPage();
  setCurrentUser(ana);
  const refused = [call('login', { body: {} } as never), call('currentUser')];
  asked[0]?.answer({ status: 401, body: { error: 'Wrong', code: 'invalid-credentials' } });
  asked[1]?.answer(NOBODY);
  await Promise.allSettled(refused);
  expect(shown()).toEqual(ana);
});

test('what was on its way to a member whose session has ended is not taken for the next viewer', async () => {
  const { call, setCurrentUser, session } = await openPage();
  setCurrentUser(ana);
  const { client } = session();
  client.setQueryData(page, { userVoteSide: null });
  const answers: ((answer: unknown) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: page,
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  void observer.refetch();
  const refused = call('alerts').catch(() => undefined);
  asked[0]?.answer(NOBODY);
  await refused;
  answers[0]?.({ userVoteSide: 'her' });
  await vi.waitFor(() => expect(client.getQueryState(page)?.fetchStatus).toBe('idle'));
  expect(client.getQueryData(page)).toEqual({ userVoteSide: null });
  stop();
});

test.each([
  ['signing out', null],
  ['another member', ben],
])('%s begins a session of its own, which finds nothing of the member before', async (_, next) => {
  const { setCurrentUser, session, deleteFormer, shown } = await openPage();
  setCurrentUser(ana);
  const former = session();
  former.client.setQueryData(page, { userVoteSide: 'her' });
  setCurrentUser(next);
  const present = session();
  expect(present.key).not.toBe(former.key);
  expect(shown()).toEqual(next);
  expect(present.client.getQueryData(page)).toBeUndefined();
  former.client.setQueryData(page, { userVoteSide: 'his' });
  expect(present.client.getQueryData(page)).toBeUndefined();
  deleteFormer(present.client);
  expect(former.client.getQueryData(page)).toBeUndefined();
});

test('after a session that has ended elsewhere, its member goes on where they were, and another begins with nothing', async () => {
  const { call, setCurrentUser, session } = await openPage();
  const endElsewhere = async () => {
    const refused = call('alerts').catch(() => undefined);
    asked.at(-1)?.answer(NOBODY);
    await refused;
  };
  setCurrentUser(ana);
  const { key } = session();
  await endElsewhere();
  setCurrentUser(ana);
  expect(session().key).toBe(key);
  await endElsewhere();
  setCurrentUser(ben);
  expect(session().key).not.toBe(key);
});

test('a visitor who signs in stays on their page, and keeps no answer that was made for visitors', async () => {
  const { setCurrentUser, session, watch } = await openPage();
  setCurrentUser(null);
  const { key, client } = session();
  client.setQueryData(page, { userVoteSide: null });
  client.setQueryData(['lists', 'trending'], { pages: [] });
  const stop = watch(page);
  setCurrentUser(ana);
  expect(session()).toMatchObject({ key, client });
  expect([client.getQueryData(page), client.getQueryData(['lists', 'trending'])]).toEqual([undefined, undefined]);
  stop();
});

async function openPage() {
  vi.resetModules();
  const { findCurrentUser, restoreCurrentUser, setCurrentUser } = await import('./current-user.ts');
  const { call } = await import('../api/client.ts');
  const { deleteFormer, currentSession: session } = await import('./session.ts');
  const { readKnownMember: known } = await import('./known-member.ts');
  restoreCurrentUser();
  return {
    ...{ call, findCurrentUser, deleteFormer, known, session, setCurrentUser },
    shown: () => session().client.getQueryData(KEY),
    watchViewer: () =>
      new QueryObserver(session().client, {
        queryKey: KEY,
        queryFn: () => call('currentUser'),
        retryOnMount: false,
      }).subscribe(() => undefined),
    watch: (queryKey: readonly unknown[]) =>
      new QueryObserver(session().client, { queryKey, queryFn: () => new Promise(() => {}) }).subscribe(
        () => undefined,
      ),
  };
}
