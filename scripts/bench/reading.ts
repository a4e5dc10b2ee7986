import type { ChildProcess } from 'node:child_process';
import type { Server } from './children.ts';
import type { Request } from './driver-process.ts';
import { COMPRESSED, get } from './requests.ts';
import type { Row } from './row.ts';
import type { Site } from './site.ts';
import { inTurns, type Target } from './turns.ts';

/** A running site, with the cookie of somebody who is signed in there. */
export type Served = { readonly site: Site; readonly server: Server; readonly cookie: string };

const LISTS = ['/api/top-conflicts-today', '/api/trending', '/api/polarizing', '/api/conflicts'];
/** A word in three of four titles. */
const SEARCH = '/api/search?q=about';

/**
 * What is read afresh, since it is a member's or a later page: growth, and lists and long discussions against a page.
 */
export const reading = async (driver: ChildProcess, small: Served, large: Served): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  const later = { small: await laterPages(small.server), large: await laterPages(large.server) };
  rows.push(await grown('CPU of an uncached list', 1.3, [later.small, later.large]));

  const list = await inTurns(driver, own(large, LISTS), own(large, [`/api/conflicts/${large.site.few}`]));
  rows.push({
    what: 'CPU of an uncached list against a detail page’s answer',
    figure: list.first.cpu,
    unit: 'ms',
    against: { what: 'a conflict with 20 comments', figure: list.second.cpu, ratio: list.ratio.cpu },
    budget: { of: 'ratio', most: 1.5 },
  });

  const [many, few] = [large.site.many, large.site.few].map((id) => own(large, [`/api/conflicts/${id}`]));
  const detail = await inTurns(driver, many as Target, few as Target);
  rows.push({
    what: 'detail with 5,000 comments',
    figure: detail.first.cpu,
    unit: 'ms',
    against: { what: 'with 50', figure: detail.second.cpu, ratio: detail.ratio.cpu },
    budget: { of: 'ratio', most: 1.3 },
  });

  rows.push(
    await grown('a search for a word of three in four conflicts', 3, [
      visited(small.server, [SEARCH]),
      visited(large.server, [SEARCH]),
    ]),
  );
  rows.push(await sitemap(driver, large.server));
  return rows;

  async function grown(what: string, most: number, [one, other]: readonly [Target, Target]): Promise<Row> {
    const { first, second, ratio } = await inTurns(driver, other, one);
    const isGrown = large.site.conflicts > small.site.conflicts;
    const against = { what: `with ${count(small)}`, figure: second.cpu, ratio: ratio.cpu };
    return {
      what: `${what}, ${count(large)} conflicts`,
      figure: first.cpu,
      unit: 'ms',
      against: isGrown ? against : null,
      budget: { of: 'ratio', most },
    };
  }
};

const count = ({ site }: Served) => site.conflicts.toLocaleString('en');

const visited = (server: Server, paths: readonly string[]): Target => ({
  server,
  requests: paths.map((path) => get(path)),
});

/** Asked by a member: never kept for others. */
const own = ({ server, cookie }: Served, paths: readonly string[]): Target => ({
  server,
  requests: paths.map((path) => get(path, { cookie })),
});

/** The second page of each list that every site fills, which is kept for nobody. */
const laterPages = async (server: Server): Promise<Target> => {
  const requests: Request[] = [];
  for (const path of LISTS.filter((list) => list !== '/api/polarizing')) {
    const cursor = (await fetch(server.origin + path)).headers.get('X-Next-Cursor');
    if (cursor !== null) requests.push(get(`${path}?cursor=${encodeURIComponent(cursor)}`));
  }
  return { server, requests };
};

const sitemap = async (driver: ChildProcess, server: Server): Promise<Row> => {
  const root = await (await fetch(`${server.origin}/sitemap.xml`)).text();
  const path = root.includes('<sitemapindex') ? '/sitemap-1.xml' : '/sitemap.xml';
  const text = await (await fetch(server.origin + path, { headers: COMPRESSED })).text();
  const thousands = text.split('<loc>').length / 1_000;
  const { first } = await inTurns(driver, visited(server, [path]), visited(server, ['/robots.txt']));
  return {
    what: 'a sitemap page, per 1,000 conflicts',
    figure: first.cpu / thousands,
    unit: 'ms',
    against: null,
    budget: { of: 'figure', most: 10 },
  };
};
