import { isDeepStrictEqual } from 'node:util';
import { type Endpoint, routes } from '@twosides/domain/contract';
import { orderComments } from '@twosides/domain/discussion';
import { type CommentId, type ConflictId, DAY, type MemberId } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import { excludeVotes, OPERATOR } from '@twosides/domain/moderation';
import type { Route } from '@twosides/domain/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addVoter, onboard, signUp, voter } from '../../test-support/people.ts';
import { describeOnDatabases } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { PUBLIC_ORIGIN, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const START = Date.UTC(2037, 5, 1);
const CATEGORIES = ['love', 'household', 'money'] as const;

const pair = <T>(fact: fc.Arbitrary<T>) => fc.record({ first: fact, second: fact });
const side = fc.constantFrom<Side>('her', 'his');

const history = fc.record({
  unusual: pair(fc.boolean()),
  votes: fc.array(
    fc.record({
      conflict: fc.integer({ min: 1, max: 3 }),
      voter: fc.integer({ min: 1, max: 12 }),
      side: pair(side),
      readFirst: pair(fc.boolean()),
      guess: pair(fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined })),
      network: pair(fc.constantFrom('203.0.113/24', '198.51.100/24')),
    }),
    { minLength: 20, maxLength: 30 },
  ),
  comments: fc.array(fc.record({ conflict: fc.integer({ min: 0, max: 3 }), voter: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 3,
    maxLength: 6,
  }),
  markers: fc.array(pair(side), { minLength: 9, maxLength: 9 }),
  marks: fc.array(
    fc.record({
      comment: fc.nat({ max: 3 }),
      voter: fc.integer({ min: 21, max: 29 }),
      minds: pair(fc.boolean()),
    }),
    { minLength: 20, maxLength: 40 },
  ),
  again: fc.constantFrom({ method: 'GET', encoding: 'gzip' }, { method: 'HEAD', encoding: 'br' }),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

const QUERIES = ['q=account', 'sort=bridging', 'category=love', 'limit=1', 'cursor=0_0_9', 'cursor=9'];

const anonymousPaths = (ids: readonly ConflictId[]): string[] => {
  const api = Object.values<Route & Endpoint>(routes)
    .filter((route) => route.method === 'GET')
    .flatMap(({ path, query }) => {
      const asked = path.replace('{identifier}', 'Person%201');
      const each = asked.includes('{id}') ? ids.map((id) => asked.replace('{id}', String(id))) : [asked];
      const queries = query === undefined ? QUERIES.slice(0, 1) : QUERIES;
      return each.flatMap((one) => [one, ...queries.map((text) => `${one}?${text}`)]);
    });
  const pictures = ['/api/og/site', ...ids.map((id) => `/api/og/conflict/${id}`)];
  const pages = [
    '/',
    '/trending',
    '/trending?tab=polarizing',
    '/trending?tab=ended',
    '/success-stories',
    '/today',
    '/category/love',
    '/user/Person%201',
    '/leaderboard',
    '/search?q=account',
    '/nothing',
    ...ids.flatMap((id) => [`/conflict/${id}`, `/conflict/${id}/a-slug`]),
  ];
  const feeds = ['newest', 'trending', 'revealed', 'updates', 'category/love/newest', 'user/Person%201'].flatMap(
    (name) => [`/feeds/${name}.atom`, `/feeds/${name}.json`],
  );
  const embeds = ids.flatMap((id) => [
    `/embed/conflict/${id}`,
    `/api/oembed?url=${encodeURIComponent(`${PUBLIC_ORIGIN}/conflict/${id}`)}`,
  ]);
  const crawled = ['/robots.txt', '/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml'];
  return [...api, ...pictures, ...pages, ...feeds, ...embeds, ...crawled];
};

const OWN_HEADERS = new Set(['date', 'x-request-id', 'connection', 'keep-alive']);

describeOnDatabases('Hidden results', (database) => {
  const clocks = [{ now: START }, { now: START }];
  const servers: TestServer[] = [];
  const readers: TestClient[] = [];
  beforeAll(async () => {
    for (const clock of clocks)
      servers.push(
        await startTestServer(database, {
          clock: () => clock.now,
          rendersPages: true,
          hasUpkeep: false,
          env: { ESTABLISHED: '0/0/0' },
        }),
      );
    for (const server of servers) readers.push(await makePeople(server));
  });
  afterAll(() => Promise.all(servers.map((server) => server.end())));

  test('leave no trace: databases that differ only in hidden votes (sides, guesses, networks, reading first, exclusions) and changed minds answer visitors and undecided members with the same bytes', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (events) => {
        const [one, two] = await Promise.all(
          servers.map((server, index) =>
            replay(
              server,
              clocks[index] as { now: number },
              readers[index] as TestClient,
              events,
              index === 0 ? 'first' : 'second',
            ),
          ),
        );
        expect(two?.length).toBe(one?.length);
        const differing = one?.flatMap((answer, index) => (isDeepStrictEqual(answer, two?.[index]) ? [] : [index]));
        expect(differing?.map((index) => [one?.[index], two?.[index]])).toEqual([]);
        expect(one?.find(({ by, path }) => by === 'visitor' && path === '/')?.text).toContain('</h1>');
      }),
      { numRuns: database === 'SQLite' ? 12 : 2, endOnFailure: true },
    );
  }, 600_000);
});

const OPENING = Array.from({ length: 100 }, (_, index) => voter(index + 1));

const replay = async (
  server: TestServer,
  clock: { now: number },
  reader: TestClient,
  { votes, comments, markers, marks, unusual, again }: History,
  sides: 'first' | 'second',
) => {
  const members = await memberIds(server);
  const ids: ConflictId[] = [];
  for (let n = 0; n < 4; n++) {
    const draft = {
      title: `Conflict number ${n}`,
      hisSide: 'His account of it all.',
      herSide: 'Her account of it all.',
      category: CATEGORIES[n % 3] ?? 'love',
      anonymous: n % 2 === 0,
      userNickname: 'QuietFox',
      partnerNickname: 'SunnyOtter',
    };
    const posted = await server.useCases.postConflict({ memberId: members[0], opId: null }, draft);
    if (!posted.ok) throw new Error(posted.error);
    ids.push(posted.value.outcome.id);
  }
  const idAt = (index: number) => ids[index] as ConflictId;
  await server.useCases.updateProfile(members[0], { hasFeed: true });
  for (const index of [1, 3]) await server.useCases.allowEmbed(members[0], idAt(index), true);
  for (const side of ['her', 'his'] as const)
    await Promise.all(
      OPENING.filter((_, index) => index < 60 === (side === 'her')).map((memberId) =>
        server.useCases.castVote({ memberId, opId: null }, idAt(0), side),
      ),
    );
  for (const conflict of [1, 2, 3]) {
    const cast = (vote: History['votes'][number]) => {
      const memberId = members[vote.voter - 1] ?? voter(vote.voter);
      const terms = { readFirst: vote.readFirst[sides], guess: vote.guess[sides], network: vote.network[sides] };
      return server.useCases.castVote({ memberId, opId: null }, idAt(conflict), vote.side[sides], terms);
    };
    for (const vote of votes) if (vote.conflict === conflict) await cast(vote);
  }
  const receipts = await Promise.all(
    [1, 2, 3].map((conflict) => reader.post(`/api/conflicts/${idAt(conflict)}/vote`, { side: 'her', readFirst: true })),
  );
  if (unusual[sides]) for (const conflict of [1, 2, 3]) await tryToExclude(server, idAt(conflict), clock.now);
  for (const comment of comments) {
    clock.now += 1_000;
    const added = await server.useCases.addComment(
      { memberId: members[comment.voter - 1] as MemberId, opId: null },
      idAt(comment.conflict),
      'A view.',
    );
    if (added.ok && comment.voter === 2)
      await server.useCases.hideComment(members[0] as MemberId, added.value.outcome.comment.id, true);
  }
  const marked: CommentId[] = [];
  for (const conflict of [1, 2])
    for (const text of ['A view to mark.', 'Another view.']) {
      clock.now += 1_000;
      const writer = { memberId: members[1] as MemberId, opId: null };
      const added = await server.useCases.addComment(writer, idAt(conflict), text);
      if (added.ok) marked.push(added.value.outcome.comment.id);
    }
  for (const conflict of [1, 2])
    for (const [index, marker] of markers.entries())
      await server.useCases.castVote({ memberId: voter(21 + index), opId: null }, idAt(conflict), marker[sides]);
  for (const { comment, voter: number, minds } of marks) {
    const writer = { memberId: voter(number), opId: null };
    const id = marked[comment] as CommentId;
    const changed = minds[sides] && (await server.useCases.markComment(writer, id, 'changed-mind', true)).ok;
    if (!changed) await server.useCases.markComment(writer, id, 'helpful', true);
  }
  while (await orderComments({ ...server.stores, secrets: server.secrets, clock: () => clock.now })());

  await server.useCases.pauseVoting(members[0], idAt(3), true);
  const late = await reader.post(`/api/conflicts/${idAt(3)}/vote`, { side: sides === 'first' ? 'her' : 'his' });
  await server.useCases.addComment({ memberId: members[1] as MemberId, opId: null }, idAt(3), 'A view that waits.');

  for (const conflict of [0, 1]) {
    const writer = { memberId: members[0], opId: null };
    await server.useCases.castVote(writer, idAt(conflict), conflict === 0 || sides === 'first' ? 'her' : 'his');
    const text = conflict === 0 ? 'Most of you took her side.' : `You took ${sides === 'first' ? 'her' : 'his'} side.`;
    const told = { ending: 'talked-it-through', votesHelped: 'yes', text, forStories: true } as const;
    const update = await server.useCases.postUpdate(writer, idAt(conflict), told);
    if (!update.ok) throw new Error(update.error);
  }

  clock.now += 1_000;
  while (await server.stores.stats.updateCounts());
  while (await server.stores.points.publishFigures(clock.now));
  const visitor = server.client();
  const answers: Seen[] = [...receipts, late].map(({ status, text }) => ({ by: 'voter', path: 'vote', status, text }));
  for (const path of anonymousPaths(ids)) {
    if ((path.includes('?') && !path.includes('sort=')) || OF_CHANCE.has(path)) continue;
    const { status, text } = await reader.get(path);
    answers.push({ by: 'undecided', path, status, text: text.replaceAll(IDS_OF_CHANCE, 'uuid') });
  }
  // Anybody can make up a cursor, so the comments after it must not depend on hidden votes.
  for (const client of [reader, visitor])
    for (const [index, id] of marked.entries()) {
      const path = `/api/conflicts/${idAt(index < 2 ? 1 : 2)}/comments?cursor=b_1_${id}`;
      const { status, text } = await client.get(path);
      const by = client === reader ? 'undecided' : 'visitor';
      answers.push({ by, path: `after mark ${index}`, status, text: text.replaceAll(IDS_OF_CHANCE, 'uuid') });
    }
  for (const path of anonymousPaths(ids)) {
    const ask = (method: string, encoding: string) =>
      visitor.send(path, { method, headers: { 'Accept-Encoding': encoding } });
    const both = [await ask('GET', 'br'), await ask(again.method, again.encoding)];
    const isOfChance = both.some(({ text }) => text.search(IDS_OF_CHANCE) >= 0);
    for (const answer of both)
      answers.push({
        by: 'visitor',
        path,
        status: answer.status,
        headers: [...answer.headers].filter(([name]) => !OWN_HEADERS.has(name) && !(isOfChance && FROM_BODY.has(name))),
        picture: answer.headers.get('Content-Type') === 'image/png' ? answer.bytes.toString('base64') : null,
        text: answer.text.replaceAll(IDS_OF_CHANCE, 'uuid'),
      });
  }
  return answers;
};

type Seen = {
  readonly by: 'voter' | 'undecided' | 'visitor';
  readonly path: string;
  readonly status: number;
  readonly text: string;
  readonly headers?: readonly (readonly [string, string])[];
  readonly picture?: string | null;
};

const OF_CHANCE = new Set(['/api/push/subscriptions']);

const tryToExclude = async ({ stores }: TestServer, id: ConflictId, now: number) => {
  await stores.unusualVoting.note(id, Math.floor(now / DAY) * DAY, now);
  const networks = (await stores.excluded.listGroups(id, 10)).map((group) => group.network);
  const needs = { excluded: stores.excluded, clock: () => now };
  const refused = await excludeVotes(needs)(OPERATOR, id, { networks, facts: 'New here.' });
  if (refused.ok) throw new Error('Votes of a hidden result were excluded.');
};

const IDS_OF_CHANCE = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const FROM_BODY = new Set(['etag', 'content-length']);

const makePeople = async (server: TestServer) => {
  const people = await Promise.all(
    EMAILS.map(async (email) => {
      const client = await signUp(server, email);
      return { client, id: await memberId(server, email) };
    }),
  );
  people.sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const [index, { client }] of people.entries()) await onboard(client, `Person ${index + 1}`);
  await Promise.all(OPENING.map((memberId) => addVoter(server, memberId, { createdAt: START })));
  return signUp(server, 'reader@example.org');
};

const EMAILS = [1, 2, 3].map((n) => `person${n}@example.org`);

const memberIds = async (server: TestServer) =>
  (await Promise.all(EMAILS.map((email) => memberId(server, email)))).sort() as [MemberId, ...MemberId[]];

const memberId = async (server: TestServer, email: string): Promise<MemberId> => {
  const account = await server.stores.accounts.findByEmail(email);
  if (!account) throw new Error('The members of this test are missing');
  return account.member.id;
};
