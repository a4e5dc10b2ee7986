import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { answerOf, type Server } from './children.ts';
import type { Driven } from './driver-process.ts';
import { readsOf, repeated, sendOnce } from './load.ts';
import { signInMembers, votesOf } from './members.ts';
import { get } from './requests.ts';
import { figureRow, measured, type Row, ratioRow } from './row.ts';
import { type Site, serve } from './site.ts';

const PAGES = 9_000;
const UNKNOWN = 3_000;
const MEMBERS = 50;
const VOTE_EVERY_MS = 100;
const READS = 50;
const SECONDS = 20;
const PAGES_BESIDE = 4_000;
const MEGABYTE = 1024 * 1024;

const NAMES = {
  idle: 'memory of an idle server',
  pages: 'rendered page, each another conflict, requests/s',
  p99: 'rendered page, each another conflict, p99',
  reads: 'crawl beside 50 voting members: reads’ p99',
  unknown: 'unknown path, each another one, requests/s',
  crawled: 'memory after the crawl',
} as const;

type Drivers = { readonly driver: ChildProcess; readonly crowd: ChildProcess; readonly readers: ChildProcess };

export const crawl = async ({ driver, crowd, readers }: Drivers, site: Site): Promise<readonly Row[]> => {
  const server = await serve(site);
  const rows = await measured(Object.values(NAMES), async () => {
    await delay(SECONDS * 1_000);
    const idle = await memoryOf(server);
    const list = await repeated(driver, server, get('/api/trending?comments=none'));
    const home = await repeated(driver, server, get('/'));
    const ids = Array.from({ length: Math.min(PAGES, site.conflicts) }, (_, n) => n + 1);
    const pageRequests = ids.map((id) => get(`/conflict/${id}/a`));
    const pages = await sendOnce(driver, server, pageRequests, 200);
    const unknownRequests = Array.from({ length: UNKNOWN }, (_, n) => get(`/nothing-${n}`));
    const unknown = await sendOnce(driver, server, unknownRequests, 404);
    const crawled = await memoryOf(server);
    return [
      figureRow(NAMES.idle, idle, 'MB', { most: 120 }),
      ratioRow(NAMES.pages, pages.perSecond, '/s', { what: 'list from memory', figure: list }, { least: 0.12 }),
      figureRow(NAMES.p99, pages.p99, 'ms', { most: 60 }),
      ratioRow(NAMES.unknown, unknown.perSecond, '/s', { what: '/ from memory', figure: home }, null),
      figureRow(NAMES.crawled, crawled, 'MB', { most: 250 }),
    ];
  });
  const beside = await measured([NAMES.reads], async () => {
    const { cookies } = await signInMembers(driver, server, site, MEMBERS);
    const pages = Array.from({ length: PAGES_BESIDE }, (_, n) =>
      get(`/conflict/${site.conflicts - (n % site.conflicts)}/a`),
    );
    const read = (seconds: number) => answerOf<Driven>(readers, readsOf(server, site, seconds, READS));
    await read(2);
    const idle = await read(SECONDS);
    const votes = votesOf(server, site, cookies, (SECONDS * 1_000) / VOTE_EVERY_MS);
    const [reading] = await Promise.all([
      read(SECONDS),
      sendOnce(driver, server, pages, 200),
      sendOnce(crowd, server, votes, 200, VOTE_EVERY_MS),
    ]);
    const unanswered = reading.answered - (reading.statuses[200] ?? 0);
    if (unanswered > 0) throw new Error(`Of the reads ${unanswered} had another status than 200.`);
    return [ratioRow(NAMES.reads, reading.p99, 'ms', { what: 'idle', figure: idle.p99 }, { most: 2 })];
  });
  await server.stop();
  return [...rows, ...beside];
};

const memoryOf = async (server: Server) => (await server.usage()).memory / MEGABYTE;
