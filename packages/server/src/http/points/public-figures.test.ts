import { type ConflictId, HOUR, WEEK } from '@twosides/domain/kernel';
import { spanStart } from '@twosides/domain/points';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishEverything } from '../../adapters/behaviour/steps.ts';
import { CONFLICT, signUpAndOnboard } from '../../test-support/people.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

/** A Thursday in the future, because MongoDB deletes sessions that have expired by the machine's clock. */
const START = Date.UTC(2040, 5, 7, 12);
const NAMES = ['Anna', 'Boris', 'Carla', 'Dora', 'Emil'] as const;
type Name = (typeof NAMES)[number];
const SLOW = { timeout: 300_000 };

describe('Public figures', () => {
  const clock = { now: START };
  let site: Site;
  beforeAll(async () => {
    site = await openSite(clock);
  }, SLOW.timeout);
  afterAll(() => site?.server.end());

  test('publish a week’s winner once all of the week is published', SLOW, async () => {
    const { post, vote, publish, people, server } = site;
    clock.now += WEEK;
    const [one, two, three] = [await post(), await post(), await post()];
    for (const name of NAMES.slice(0, 4)) for (const id of [one, two]) await vote(name, id);
    await vote('Boris', three);
    clock.now += WEEK;
    const weeksWon = async () => (await people.Anna.get('/api/user/Boris')).body.points.achievements[3].progress;
    const close = () => server.stores.points.closeBoards(spanStart('week', clock.now), clock.now);
    await publish();
    await close();
    expect(await weeksWon()).toBe(0);
    await vote('Emil', one);
    await publish();
    await close();
    expect(await weeksWon()).toBe(1);
  });

  test('do not reveal a fifth member to four who collude', SLOW, async () => {
    const { server, watch, post, vote, publish } = site;
    clock.now += WEEK;
    const puppets: TestClient[] = [];
    for (const n of [1, 2, 3, 4])
      puppets.push(await signUpAndOnboard(server, `puppet-${n}@example.org`, `Puppet ${'abcd'[n - 1]}`));
    const [one, two, three, theOne] = [await post(), await post(), await post(), await post()];
    const before = await watch();
    for (const puppet of puppets)
      for (const id of [one, two, three, theOne]) await puppet.post(`/api/conflicts/${id}/vote`, { side: 'her' });
    for (const id of [one, two, theOne]) await vote('Dora', id, 'his');
    await publish(HOUR);
    expect(await watch()).toEqual(before);
  });
});

describe('Public figures of two sites', () => {
  const clock = { now: START };
  let sites: readonly [Site, Site];
  beforeAll(async () => {
    sites = [await openSite(clock), await openSite(clock)];
  }, SLOW.timeout);
  afterAll(() => Promise.all((sites ?? []).map(({ server }) => server.end())));

  test('are the same for any observer, whichever sides the votes took', SLOW, async () => {
    let votesOfEmil = 0;
    await fc.assert(
      fc.asyncProperty(twoElections, async (elections) => {
        const ballots = await Promise.all(
          sites.map(async ({ post }) => [await post(), await post(), await post(), await post()]),
        );
        const watched = async () => {
          const [one, other] = await Promise.all(sites.map(({ watch }) => watch()));
          expect(other).toEqual(one);
        };
        for (const name of NAMES) {
          await Promise.all(
            sites.map(async ({ vote }, place) => {
              for (const { conflict, side } of elections[place]?.[name] ?? [])
                await vote(name, ballots[place]?.[conflict] as ConflictId, side);
            }),
          );
          await watched();
        }
        clock.now += HOUR;
        await Promise.all(sites.map(({ publish }) => publish()));
        await watched();
        const published = (await sites[0].watch()).profiles[4];
        votesOfEmil += elections[0].Emil?.length ?? 0;
        expect(published?.[1].votes).toBe(votesOfEmil);
      }),
      { numRuns: 3 },
    );
  });
});

type Side = 'her' | 'his';
type Election = Readonly<Record<string, readonly { readonly conflict: number; readonly side: Side }[] | undefined>>;

const twoElections: fc.Arbitrary<readonly [Election, Election]> = fc
  .tuple(...NAMES.map(() => fc.integer({ min: 1, max: 4 })))
  .chain((counts) => {
    const election = fc.tuple(
      ...counts.map((count) =>
        fc
          .shuffledSubarray([0, 1, 2, 3], { minLength: count, maxLength: count })
          .chain((conflicts) =>
            fc.tuple(...conflicts.map((conflict) => fc.record({ conflict: fc.constant(conflict), side: aSide }))),
          ),
      ),
    );
    const named = election.map((votes): Election => Object.fromEntries(NAMES.map((name, at) => [name, votes[at]])));
    return fc.tuple(named, named);
  })
  .filter(([one, other]) => isEnough(one) && isEnough(other));

const aSide = fc.constantFrom<Side>('her', 'his');
const isEnough = (election: Election) =>
  new Set(Object.values(election).flatMap((votes = []) => votes.map(({ conflict }) => conflict))).size >= 3;

type Site = Awaited<ReturnType<typeof openSite>>;

const openSite = async (clock: { now: number }) => {
  const server: TestServer = await startTestServer('SQLite', { clock: () => clock.now });
  const people = {} as Record<Name, TestClient>;
  for (const name of NAMES) people[name] = await signUpAndOnboard(server, `${name.toLowerCase()}@example.org`, name);
  const author = await signUpAndOnboard(server, 'author@example.org', 'Author');
  const visitor = server.client();
  clock.now += WEEK;
  await publishEverything(server.stores, clock.now);

  return {
    server,
    people,
    visitor,
    post: async (): Promise<ConflictId> =>
      (await author.post('/api/conflicts/anonymous', { ...CONFLICT, anonymous: true })).body.id,
    vote: (name: Name, id: ConflictId, side: Side = 'her') => people[name].post(`/api/conflicts/${id}/vote`, { side }),
    publish: async (later = 0) => {
      clock.now += later;
      while (await server.stores.points.publishFigures(clock.now));
    },
    watch: async () => {
      const profiles = [];
      for (const name of NAMES) {
        const answer = await visitor.get(`/api/user/${name}`);
        if (answer.status !== 200) continue;
        const { score, streak, achievements } = answer.body.points;
        profiles.push([name, { score, streak, votes: achievements[0].progress }] as const);
      }
      const boards = [];
      for (const period of ['weekly', 'daily']) {
        const { entries } = (await visitor.get(`/api/leaderboard?period=${period}`)).body;
        boards.push(
          entries
            .map(({ id: _, ...entry }: { id: string; score: number; username: string }) => entry)
            .sort(
              (a: { score: number; username: string }, b: { score: number; username: string }) =>
                b.score - a.score || a.username.localeCompare(b.username),
            ),
        );
      }
      return { profiles, boards };
    },
  };
};
