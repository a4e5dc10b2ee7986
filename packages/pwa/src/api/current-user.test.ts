import { QueryObserver } from '@tanstack/react-query';
import type { ConflictId } from '@twosides/domain/kernel';
import type { CurrentUserView } from '@twosides/domain/profile';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../app/query-client.ts';
import { readKnownMember } from '../device-copy/known-member.ts';
import { memoryStorage } from '../test-support/memory-storage.ts';
import { call } from './client.ts';
import { changeUser, findCurrentUser, markSignedOut } from './current-user.ts';
import { queryKeys } from './query-keys.ts';

const ana = { id: 'ana', email: 'ana@example.org', userNickname: 'Ana' } as CurrentUserView;
const NOBODY = { status: 401, body: { error: 'Authentication required', code: 'authentication-required' } };
const page = queryKeys.conflict(1 as ConflictId);

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
  const client = createQueryClient();
  const found = findCurrentUser(client);
  changeUser(client, null);
  asked[0]?.answer({ status: 200, body: ana });
  expect(await found).toBeNull();
  expect(client.getQueryData(queryKeys.currentUser)).toBeNull();
  expect(readKnownMember()).toBeNull();
});

test('that nobody looked when it was asked does not undo signing in', async () => {
  const client = createQueryClient();
  const found = findCurrentUser(client);
  changeUser(client, ana);
  asked[0]?.answer(NOBODY);
  expect(await found).toEqual(ana);
  expect(client.getQueryData(queryKeys.currentUser)).toEqual(ana);
  expect(readKnownMember()).toEqual(ana);
});

test('an older answer does not take back a changed profile', async () => {
  const client = createQueryClient();
  const found = findCurrentUser(client);
  changeUser(client, { ...ana, userNickname: 'Anna' });
  asked[0]?.answer({ status: 200, body: ana });
  expect(await found).toMatchObject({ userNickname: 'Anna' });
  expect(readKnownMember()).toMatchObject({ userNickname: 'Anna' });
});

test('a refusal of what was asked before signing in signs nobody out: the server is asked who looks', async () => {
  const client = createQueryClient();
  changeUser(client, null);
  const stop = watchViewer(client);
  const refused = call('follow', { params: { identifier: 'ben' } }).catch((error: unknown) => error);
  changeUser(client, ana);
  asked[0]?.answer(NOBODY);
  markSignedOut(client, await refused);
  expect(client.getQueryData(queryKeys.currentUser)).toEqual(ana);
  await vi.waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/api/user/ben/follow', '/api/auth/user']));
  stop();
});

test('a refusal in the present session ends it, and what is on the screen stays', async () => {
  const client = createQueryClient();
  changeUser(client, ana);
  client.setQueryData(page, { title: 'Dishes' });
  const refused = call('follow', { params: { identifier: 'ben' } }).catch((error: unknown) => error);
  asked[0]?.answer(NOBODY);
  markSignedOut(client, await refused);
  expect(client.getQueryData(queryKeys.currentUser)).toBeNull();
  expect(client.getQueryData(page)).toEqual({ title: 'Dishes' });
  expect(readKnownMember()).toBeNull();
});

test('what was on its way to a member whose session has ended is not taken for the next viewer', async () => {
  const client = createQueryClient();
  changeUser(client, ana);
  client.setQueryData(page, { userVoteSide: null });
  const answers: ((answer: unknown) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: page,
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  void observer.refetch();
  markSignedOut(client);
  answers[0]?.({ userVoteSide: 'her' });
  await vi.waitFor(() => expect(client.getQueryState(page)?.fetchStatus).toBe('idle'));
  expect(client.getQueryData(page)).toEqual({ userVoteSide: null });
  stop();
});

function watchViewer(client: ReturnType<typeof createQueryClient>) {
  const observer = new QueryObserver(client, {
    queryKey: queryKeys.currentUser,
    queryFn: () => call('currentUser'),
    retryOnMount: false,
  });
  return observer.subscribe(() => undefined);
}
