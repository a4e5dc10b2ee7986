import { type ConflictId, HOUR, type MemberId } from '@twosides/domain/kernel';
import { type ConflictAnswers, POSTS_QUEUE } from '@twosides/domain/model';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newOperationId } from '../api/operation-id.ts';
import type { NewAction } from './rows.ts';
import { send } from './send.ts';

const act: NewAction = {
  kind: 'vote',
  opId: newOperationId(),
  memberId: 'ana' as MemberId,
  queue: 7 as ConflictId,
  payload: { title: 'Dishes', sideLabels: { her: 'Her side', his: 'His side' }, side: 'her', textVersion: 1 },
};

const answers: ConflictAnswers = {
  title: 'Who does the dishes?',
  category: 'household',
  herSide: 'h'.repeat(20),
  hisSide: 's'.repeat(20),
  authorSide: 'her',
  isAnonymous: false,
  avatarId: 'emoji-0-0',
  pseudonym: 'QuietFox',
  partnerPseudonym: 'CalmOtter',
  tags: '',
};

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Response | Promise<Response>, onLine = true) => {
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () => answer());
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', { onLine });
  return fetch;
};
const refusing = (status: number, headers: Record<string, string> = {}) =>
  answering(() => Response.json({ error: 'Wait', code: 'too-many-requests' }, { status, headers }));

test('travels under its id, as its member’s', async () => {
  const fetch = answering(() => Response.json({ opId: act.opId }));
  expect((await send(act)).answer).toEqual({ kind: 'receipt' });
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/conflicts/7/vote');
  expect(init?.headers).toMatchObject({ 'Idempotency-Key': act.opId, 'If-Member': 'ana' });
  expect(init?.body).toBe('{"side":"her","textVersion":1}');
});

test('a vote says which words were read, and brings back those that stand there now', async () => {
  const text = { ...act.payload, textVersion: 2, herSide: 'Hers by now.', hisSide: 'His by now.' };
  const fetch = answering(() => Response.json({ error: 'Read it again', code: 'text-changed', text }, { status: 409 }));
  const vote: NewAction = { ...act, kind: 'vote', payload: { ...act.payload, side: 'her', textVersion: 1 } };
  expect((await send(vote)).answer).toMatchObject({ kind: 'refused', status: 409, code: 'text-changed', text });
  expect(fetch.mock.calls[0]?.[1].body).toBe('{"side":"her","textVersion":1}');
});

describe('a nickname that was chosen with a comment', () => {
  const comment: NewAction = {
    ...act,
    kind: 'comment',
    payload: {
      title: 'Dishes',
      sideLabels: { her: 'Her side', his: 'His side' },
      content: 'Take turns',
      nickname: 'Fox',
    },
  };
  const server = (user: () => Response, nickname = () => Response.json({ id: 'ana', userNickname: 'Fox' })) => {
    const calls: string[] = [];
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
      calls.push(`${method} ${path}`);
      if (path === '/api/auth/user') return user();
      return path.endsWith('/comments') ? Response.json({ opId: act.opId }) : nickname();
    });
    return calls;
  };
  const nameless = () => Response.json({ id: 'ana', userNickname: null });

  test('is saved before the comment is sent', async () => {
    const calls = server(nameless);
    expect((await send(comment)).answer.kind).toBe('receipt');
    expect(calls).toEqual([
      'GET /api/auth/user',
      expect.stringMatching(/^P\w+ .*profile/),
      'POST /api/conflicts/7/comments',
    ]);
  });

  test.each([
    ['its member has one by now', () => Response.json({ id: 'ana', userNickname: 'Foxy' })],
    ['somebody else is signed in', () => Response.json({ id: 'ben', userNickname: null })],
    [
      'nobody is',
      () => Response.json({ error: 'Authentication required', code: 'authentication-required' }, { status: 401 }),
    ],
  ])('is left alone where %s', async (_, user) => {
    const calls = server(user);
    await send(comment);
    expect(calls).toEqual(['GET /api/auth/user', 'POST /api/conflicts/7/comments']);
  });

  test('that is refused keeps the comment back, and says why', async () => {
    const fields = { userNickname: 'Nickname is already taken' };
    const calls = server(nameless, () =>
      Response.json({ error: 'No', code: 'nickname-taken', fields }, { status: 409 }),
    );
    const { answer } = await send(comment);
    expect(answer).toMatchObject({ kind: 'refused', status: 409, message: 'Nickname is already taken' });
    expect(calls).toHaveLength(2);
  });
});

test.each([
  ['in the member’s own name', false, '/api/conflicts'],
  ['under pseudonyms', true, '/api/conflicts/anonymous'],
])('a conflict is posted %s', async (_, isAnonymous, path) => {
  const fetch = answering(() => Response.json({ id: 9, path: '/conflict/9/who-does-the-dishes' }, { status: 201 }));
  const sent = await send({ ...act, kind: 'post', queue: POSTS_QUEUE, payload: { ...answers, isAnonymous } });
  expect(sent).toMatchObject({ answer: { kind: 'receipt' }, receipt: { kind: 'post', receipt: { id: 9 } } });
  expect(fetch.mock.calls[0]?.[0]).toBe(path);
  expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ 'Idempotency-Key': act.opId, 'If-Member': 'ana' });
});

test('an answer that names no conflict is no answer to one that was posted', async () => {
  answering(() => Response.json({ welcome: 'on board' }));
  const sent = await send({ ...act, kind: 'post', queue: POSTS_QUEUE, payload: answers });
  expect(sent.answer).toMatchObject({ kind: 'none', status: 0 });
});

test('an update is told by its own call', async () => {
  const fetch = answering(() => Response.json({ opId: act.opId, conflictId: 7, number: 1 }, { status: 201 }));
  const told = { ending: 'parted', votesHelped: null, text: 'It was time.', forStories: false } as const;
  const sent = await send({ ...act, kind: 'update', payload: { ...told, title: 'Dishes' } });
  expect(sent).toMatchObject({ answer: { kind: 'receipt' }, receipt: { kind: 'update', receipt: { number: 1 } } });
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/conflicts/7/updates');
  expect(init?.headers).toMatchObject({ 'Idempotency-Key': act.opId, 'If-Member': 'ana' });
  expect(JSON.parse(String(init?.body))).toEqual(told);
});

test('the receipt of another act is no answer', async () => {
  answering(() => Response.json({ opId: newOperationId() }));
  expect((await send(act)).answer).toMatchObject({ kind: 'none', status: 0, isOffline: false });
});

test.each([true, false])('no answer while the device says that it is online: %s', async (onLine) => {
  answering(() => Promise.reject(new TypeError('cut')), onLine);
  expect(await send(act)).toMatchObject({ answer: { kind: 'none', status: 0, isOffline: !onLine }, receipt: null });
});

test.each([
  ['the API’s own error', 'refused', () => Response.json({ error: 'No', code: 'internal' }, { status: 500 })],
  ['a plain 400', 'refused', () => new Response('Bad request', { status: 400 })],
  ['an HTML 404', 'refused', () => new Response('<h1>Not found</h1>', { status: 404 })],
  ['an empty 500', 'none', () => new Response(null, { status: 500 })],
  ['an HTML 502', 'none', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['a captive portal’s page', 'none', () => new Response('<h1>Welcome</h1>')],
])('%s is %s', async (_, kind, answer) => {
  answering(answer);
  expect((await send(act)).answer).toMatchObject({ kind });
});

test.each([
  ['seconds', { 'Retry-After': '120' }, 120_000],
  [
    'a date by the server’s clock, however wrong the device’s',
    {
      'Retry-After': 'Wed, 01 Jul 2026 12:02:00 GMT',
      Date: 'Wed, 01 Jul 2026 12:00:00 GMT',
    },
    120_000,
  ],
  [
    'a date that is over',
    {
      'Retry-After': 'Wed, 01 Jul 2026 11:00:00 GMT',
      Date: 'Wed, 01 Jul 2026 12:00:00 GMT',
    },
    0,
  ],
  ['nonsense', { 'Retry-After': 'soon' }, null],
  ['nothing', {}, null],
] as const)('the server asks to be left alone for %s', async (_, headers, wait) => {
  refusing(429, headers);
  expect((await send(act)).answer).toMatchObject({ retryAfter: wait });
});

test('without the server’s clock, a date is read by the device’s', async () => {
  const soon = new Date(Date.now() + HOUR).toUTCString();
  refusing(503, { 'Retry-After': soon });
  const { answer } = await send(act);
  const wait = answer.kind === 'receipt' ? 0 : (answer.retryAfter ?? 0);
  expect(wait).toBeGreaterThan(3_500_000);
  expect(wait).toBeLessThanOrEqual(HOUR);
});
