import { createECDH, randomUUID } from 'node:crypto';
import { type RouteName, routes } from '@twosides/domain/contract';
import { parseConflictId } from '@twosides/domain/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { addPasskey, createAuthenticator } from '../../test-support/authenticator.ts';
import { CONFLICT, PASSWORD, signUp, signUpAndOnboard } from '../../test-support/people.ts';
import { serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

const ASKING = ['visitor', 'unverified', 'notOnboarded', 'member', 'owner'] as const;
type Asking = (typeof ASKING)[number];

/** The responses in the order of `ASKING`: a status or an error code each. */
type Answers = readonly [number | string, number | string, number | string, number | string, number | string];

type Posted = 'conflict' | 'comment' | 'update' | 'case' | 'statement' | 'appeal';
type Owned = Posted | 'nickname' | 'session' | 'provider' | 'passkey' | 'device';

type Row = { readonly of: Owned; readonly body?: unknown; readonly answers: Answers };

const SIGN_IN = 'authentication-required';
const anyone: Answers = [200, 200, 200, 200, 200];
const onlyOwner = (code: string, status = 200): Answers => [SIGN_IN, code, code, code, status];
const ownerOnly = onlyOwner('not-the-author');
const MODERATORS = 'moderators-only';
const forModerators: Answers = [SIGN_IN, MODERATORS, MODERATORS, MODERATORS, MODERATORS];
const members: Answers = [SIGN_IN, 200, 200, 200, 200];
const NAMELESS = 'onboarding-required';
const UNVERIFIED = 'email-verification-required';
const withMailboxKey: Answers = [SIGN_IN, UNVERIFIED, 200, 200, 200];
const notTheOwner: Answers = [SIGN_IN, UNVERIFIED, 200, 200, 'own-item'];
const notTheCommenter: Answers = [SIGN_IN, UNVERIFIED, 200, 200, 'own-comment'];
const notOneself: Answers = [SIGN_IN, 200, 200, 200, 'cannot-relation-self'];
const others: Answers = [SIGN_IN, 200, 200, 200, 'cannot-follow-self'];

const TABLE: Readonly<Record<string, Row>> = {
  endSession: { of: 'session', answers: onlyOwner('session-not-found') },
  unsubscribePush: { of: 'device', answers: onlyOwner('push-device-not-found') },
  removePasskey: { of: 'passkey', answers: onlyOwner('passkey-not-found') },
  disconnectProvider: { of: 'provider', answers: onlyOwner('connection-not-found') },
  conflict: { of: 'conflict', answers: anyone },
  editConflict: { of: 'conflict', body: { title: 'Another title for it' }, answers: ownerOnly },
  takeDownConflict: { of: 'conflict', answers: ownerOnly },
  castVote: { of: 'conflict', body: { side: 'her' }, answers: withMailboxKey },
  comment: { of: 'comment', answers: anyone },
  replies: { of: 'comment', answers: anyone },
  comments: { of: 'conflict', answers: anyone },
  addComment: { of: 'conflict', body: { content: 'A view.' }, answers: [SIGN_IN, UNVERIFIED, 201, 201, 201] },
  updates: { of: 'conflict', answers: anyone },
  addUpdate: { of: 'conflict', body: { ending: 'still-open' }, answers: onlyOwner('not-the-author', 201) },
  followUpdates: { of: 'conflict', answers: members },
  unfollowUpdates: { of: 'conflict', answers: members },
  shareConflict: { of: 'conflict', body: { channel: 'copy' }, answers: anyone },
  insights: { of: 'conflict', answers: anyone },
  claimCase: { of: 'case', answers: forModerators },
  releaseCase: { of: 'case', answers: forModerators },
  decideCase: { of: 'case', body: { verdict: 'keep', ground: 'spam', facts: 'Nothing.' }, answers: forModerators },
  appealDecision: { of: 'statement', body: { words: 'Please look again.' }, answers: onlyOwner('statement-not-found') },
  answerAppeal: { of: 'appeal', body: { answer: 'keep', ground: 'spam', facts: 'Nothing.' }, answers: forModerators },
  excludeVotes: { of: 'conflict', body: { networks: ['a'], facts: 'New here.' }, answers: forModerators },
  restoreVotes: { of: 'conflict', body: { facts: 'Known here.' }, answers: forModerators },
  votingSeen: { of: 'conflict', answers: forModerators },
  reportConflict: { of: 'conflict', body: { reason: 'spam' }, answers: notTheOwner },
  reportComment: { of: 'comment', body: { reason: 'spam' }, answers: notTheOwner },
  reportUpdate: { of: 'update', body: { reason: 'spam' }, answers: notTheOwner },
  deleteComment: { of: 'comment', answers: ownerOnly },
  hideComment: { of: 'comment', answers: ownerOnly },
  showComment: { of: 'comment', answers: ownerOnly },
  waitingComments: { of: 'conflict', answers: members },
  pauseVoting: { of: 'conflict', answers: ownerOnly },
  resumeVoting: { of: 'conflict', answers: ownerOnly },
  closeDiscussion: { of: 'conflict', answers: ownerOnly },
  allowEmbed: { of: 'conflict', answers: ownerOnly },
  forbidEmbed: { of: 'conflict', answers: ownerOnly },
  reopenDiscussion: { of: 'conflict', answers: ownerOnly },
  markHelpful: { of: 'comment', answers: notTheCommenter },
  unmarkHelpful: { of: 'comment', answers: notTheCommenter },
  markChangedMind: { of: 'comment', answers: [SIGN_IN, UNVERIFIED, 'not-voted', 'not-voted', 'own-comment'] },
  unmarkChangedMind: { of: 'comment', answers: notTheCommenter },
  profile: { of: 'nickname', answers: anyone },
  profileConflicts: { of: 'nickname', answers: anyone },
  following: { of: 'nickname', answers: anyone },
  follow: { of: 'nickname', answers: [SIGN_IN, NAMELESS, NAMELESS, 200, 'cannot-follow-self'] },
  unfollow: { of: 'nickname', answers: others },
  muteMember: { of: 'nickname', answers: notOneself },
  unmuteMember: { of: 'nickname', answers: notOneself },
  blockMember: { of: 'nickname', answers: notOneself },
  unblockMember: { of: 'nickname', answers: notOneself },
};

const named = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].path.includes('{'));

test('every route with an id in its path has a row', () => {
  expect(Object.keys(TABLE).sort()).toEqual([...named].sort());
});

describe('Who may do what', () => {
  const server = serverForSuite('SQLite', { emailVerification: 'later' });
  let clients: Readonly<Record<Asking, TestClient>>;

  beforeAll(async () => {
    const unverified = server.client();
    await unverified.post('/api/auth/register', { email: 'unverified@example.org', password: PASSWORD });
    clients = {
      visitor: server.client(),
      unverified,
      notOnboarded: await signUp(server, 'newcomer@example.org'),
      member: await signUpAndOnboard(server, 'carla@example.org', 'Carla'),
      owner: await signUpAndOnboard(server, 'owner@example.org', 'Owner'),
    };
  });

  const conflictOf = async (client: TestClient) => String((await client.post('/api/conflicts', CONFLICT)).body.id);

  const signInElsewhere = async () => {
    const elsewhere = server.client();
    await elsewhere.post('/api/auth/login', { email: 'owner@example.org', password: PASSWORD });
    return elsewhere;
  };

  const ownedBy: Readonly<Record<Owned, (owner: TestClient) => Promise<string>>> = {
    conflict: conflictOf,
    comment: async (owner) => {
      const id = await conflictOf(owner);
      return (await owner.post(`/api/conflicts/${id}/comments`, { content: 'A view.' })).body.comment.id;
    },
    update: async (owner) => {
      const id = await conflictOf(owner);
      const { body } = await owner.post(`/api/conflicts/${id}/updates`, { ending: 'still-open' });
      return `${id}.${body.number}`;
    },
    case: async (owner) => `conflict-${await conflictOf(owner)}`,
    statement: async (owner) => {
      const id = parseConflictId(await conflictOf(owner)) ?? expect.fail('No conflict');
      await server.useCases.settleReports({ kind: 'conflict', id }, 'collapse');
      return (await owner.get('/api/statements')).body[0].id;
    },
    appeal: async (owner) => `${await ownedBy.statement(owner)}-author`,
    nickname: async () => 'Owner',
    session: async () => {
      const elsewhere = await signInElsewhere();
      const sessions: { id: string; isCurrent: boolean }[] = (await elsewhere.get('/api/auth/sessions')).body;
      return sessions.find(({ isCurrent }) => isCurrent)?.id ?? expect.fail('No session');
    },
    device: async () => {
      const elsewhere = await signInElsewhere();
      const endpoint = `http://127.0.0.1:9/${randomUUID()}`;
      const p256dh = createECDH('prime256v1').generateKeys('base64url');
      const keys = { p256dh, auth: Buffer.alloc(16).toString('base64url') };
      await elsewhere.post('/api/push/subscriptions', { endpoint, keys });
      const { devices } = (await elsewhere.get('/api/push/subscriptions')).body;
      return devices.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id;
    },
    passkey: async (owner) => (await addPasskey(owner, createAuthenticator())).body.passkeys[0].id,
    provider: async (owner) => {
      const { id } = (await owner.get('/api/auth/user')).body;
      const identity = { provider: 'google', subject: 'owner', memberId: id, createdAt: 0 } as const;
      await server.stores.accounts.changeAccount({ by: 'id', id }, null, ({ identities }) => ({
        writes: identities.length > 0 ? [] : [{ kind: 'add-identity', identity }],
        result: null,
      }));
      return 'google';
    },
  };

  test.each(named)('%s answers each role as its row says', async (name) => {
    const { of, body, answers } = TABLE[name] as Row;
    const { method, path } = routes[name];
    const seen = await Promise.all(
      ASKING.map(async (asking) => {
        const address = path.replace(/\{\w+\}/, await ownedBy[of](clients.owner));
        const headers = body === undefined ? {} : { 'Content-Type': 'application/json' };
        const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
        const answer = await clients[asking].send(address, init);
        return answer.status < 400 ? answer.status : answer.body.code;
      }),
    );
    expect(seen).toEqual(answers);
  });

  test('only its author can see a conflict taken down', async () => {
    const id = await conflictOf(clients.owner);
    await clients.owner.send(`/api/conflicts/${id}`, { method: 'DELETE' });
    const seen = await Promise.all(
      ASKING.map(async (asking) => (await clients[asking].get(`/api/conflicts/${id}`)).status),
    );
    expect(seen).toEqual([404, 404, 404, 404, 200]);
  });

  test('posting requires a verified address and a nickname', async () => {
    const seen = await Promise.all(
      ASKING.map(async (asking) => {
        const answer = await clients[asking].post('/api/conflicts', CONFLICT);
        return answer.status < 400 ? answer.status : answer.body.code;
      }),
    );
    expect(seen).toEqual([SIGN_IN, UNVERIFIED, NAMELESS, 201, 201]);
  });

  test('only moderators can open the desk', async () => {
    const seen = await Promise.all(
      ASKING.flatMap((asking) =>
        ['cases', 'appeals'].map(async (what) => (await clients[asking].get(`/api/moderation/${what}`)).body.code),
      ),
    );
    expect(seen).toEqual(forModerators.flatMap((code) => [code, code]));
  });

  test('an operation of one member is refused to another who is signed in by then', async () => {
    const { owner, member, visitor } = clients;
    const id = await conflictOf(owner);
    const [ownerId, memberId] = await Promise.all(
      [owner, member].map(async (client) => (await client.get('/api/auth/user')).body.id),
    );
    const send = (client: TestClient, what: string, body: object, of: string) =>
      client.post(`/api/conflicts/${id}/${what}`, body, { 'Idempotency-Key': randomUUID(), 'If-Member': of });
    const vote = await send(member, 'vote', { side: 'her' }, ownerId);
    const refusal = { error: 'Someone else is signed in on this device', code: 'other-member' };
    expect([vote.status, vote.body]).toEqual([412, refusal]);
    expect((await send(member, 'comments', { content: 'Not mine.' }, ownerId)).status).toBe(412);
    expect((await owner.get(`/api/conflicts/${id}`)).body).toMatchObject({ totalVotes: 0, commentCount: 0 });
    expect((await send(member, 'vote', { side: 'her' }, memberId)).status).toBe(200);
    expect((await send(visitor, 'vote', { side: 'her' }, ownerId)).status).toBe(401);
  });

  test('visitors get nothing meant for members', async () => {
    const ofMembers = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].access === 'member');
    const seen = await Promise.all(
      ofMembers.map(async (name) => {
        const { method, path } = routes[name];
        const address = path.replace(/\{\w+\}/, '1');
        return (await clients.visitor.send(address, { method })).body.code;
      }),
    );
    expect(seen).toEqual(ofMembers.map(() => SIGN_IN));
  });
});
