import type { ChildProcess } from 'node:child_process';
import { answerOf, type Server } from './children.ts';
import type { Driven, Load, Parade, Request } from './driver-process.ts';
import { get } from './requests.ts';
import { measured, type Row } from './row.ts';
import { type Site, serve } from './site.ts';

const PAGES = 9_000;
const UNKNOWN = 3_000;
const CONNECTIONS = 16;
const LIST = '/api/trending?comments=none';
const MEGABYTE = 1024 * 1024;

const NAMES = {
  idle: 'memory of an idle server',
  pages: 'rendered page, each another conflict, requests/s',
  p99: 'rendered page, each another conflict, p99',
  unknown: 'unknown path, each another one, requests/s',
  crawled: 'memory after the crawl',
} as const;

export const crawl = async (driver: ChildProcess, site: Site): Promise<readonly Row[]> => {
  const server = await serve(site);
  const rows = await measured(Object.values(NAMES), async () => {
    const idle = await memoryOf(server);
    const list = await fromMemory(driver, server, LIST);
    const home = await fromMemory(driver, server, '/');
    const ids = Array.from({ length: Math.min(PAGES, site.conflicts) }, (_, n) => n + 1);
    const pages = await once(
      driver,
      server,
      ids.map((id) => get(`/conflict/${id}/a`)),
      [200],
    );
    const unknown = await once(
      driver,
      server,
      Array.from({ length: UNKNOWN }, (_, n) => get(`/nothing-${n}`)),
      [404],
    );
    return [
      { what: NAMES.idle, figure: idle, unit: 'MB', against: null, budget: { of: 'figure', most: 120 } },
      {
        what: NAMES.pages,
        figure: pages.perSecond,
        unit: '/s',
        against: { what: 'list from memory', figure: list, ratio: pages.perSecond / list },
        budget: { of: 'ratio', least: 0.12 },
      },
      { what: NAMES.p99, figure: pages.p99, unit: 'ms', against: null, budget: { of: 'figure', most: 60 } },
      {
        what: NAMES.unknown,
        figure: unknown.perSecond,
        unit: '/s',
        against: { what: '/ from memory', figure: home, ratio: unknown.perSecond / home },
        budget: null,
      },
      {
        what: NAMES.crawled,
        figure: await memoryOf(server),
        unit: 'MB',
        against: null,
        budget: { of: 'figure', most: 250 },
      },
    ];
  });
  await server.stop();
  return rows;
};

const memoryOf = async (server: Server) => (await server.usage()).memory / MEGABYTE;

const fromMemory = async (driver: ChildProcess, { origin }: Server, path: string): Promise<number> => {
  const load: Load = { kind: 'load', origin, requests: [get(path)], seconds: 5, connections: CONNECTIONS };
  return (await answerOf<Driven>(driver, load)).perSecond;
};

/** @throws unless every response has one of these statuses */
const once = async (
  driver: ChildProcess,
  { origin }: Server,
  requests: readonly Request[],
  expected: readonly number[],
): Promise<Driven> => {
  const order: Parade = { kind: 'parade', origins: [origin], requests, everyMs: 0, atOnce: CONNECTIONS, within: 600 };
  const driven = await answerOf<Driven>(driver, order);
  const answered = expected.reduce((sum, status) => sum + (driven.statuses[status] ?? 0), 0);
  if (answered < requests.length)
    throw new Error(`Of ${requests.length} requests these were answered: ${JSON.stringify(driven.statuses)}.`);
  return driven;
};
