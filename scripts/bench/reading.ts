import type { ChildProcess } from 'node:child_process';
import type { Server } from './children.ts';
import type { Request } from './driver-process.ts';
import { COMPRESSED, get } from './requests.ts';
import { figureRow, measured, type Row, ratioRow } from './row.ts';
import type { Site } from './site.ts';
import { inTurns, type Target } from './turns.ts';

export type Served = { readonly site: Site; readonly server: Server; readonly cookie: string };

const LISTS = ['top-conflicts-today', 'trending', 'polarizing', 'conflicts'].map(
  (name) => `/api/${name}?comments=none`,
);
const SEARCH = '/api/search?q=about';

export const reading = async (driver: ChildProcess, small: Served, large: Served): Promise<readonly Row[]> => {
  const names = {
    list: `CPU of an uncached list, ${count(large)} conflicts`,
    against: 'CPU of an uncached list against a detail page’s answer',
    long: 'detail with 5,000 comments',
    search: `a search for a word of three in four conflicts, ${count(large)} conflicts`,
    sitemap: 'a sitemap page, per 1,000 conflicts',
  };
  const detail = (id: number) => own(large, [`/api/conflicts/${id}`]);
  const rows: (readonly Row[])[] = [];
  for (const [what, measure] of [
    [names.list, async () => grown(names.list, 1.3, await laterPages(small.server), await laterPages(large.server))],
    [names.against, () => compared(names.against, own(large, LISTS), detail(large.site.few), AGAINST_DETAIL)],
    [names.long, () => compared(names.long, detail(large.site.many), detail(large.site.few), AGAINST_FEW)],
    [names.search, () => grown(names.search, 3, visited(small.server, [SEARCH]), visited(large.server, [SEARCH]))],
    [names.sitemap, () => sitemap(names.sitemap, driver, large.server)],
  ] as const)
    rows.push(await measured([what], async () => [await measure()]));
  return rows.flat();

  async function compared(what: string, one: Target, other: Target, { against, most }: Against): Promise<Row> {
    const { first, second, ratio } = await inTurns(driver, one, other);
    return ratioRow(what, first.cpu, 'ms', { what: against, figure: second.cpu, ratio: ratio.cpu }, { most });
  }

  async function grown(what: string, most: number, before: Target, after: Target): Promise<Row> {
    const row = await compared(what, after, before, { against: `with ${count(small)}`, most });
    return large.site.conflicts > small.site.conflicts ? row : { ...row, against: null };
  }
};

type Against = { readonly against: string; readonly most: number };
const AGAINST_DETAIL: Against = { against: 'a conflict with 20 comments', most: 1.5 };
const AGAINST_FEW: Against = { against: 'with 50', most: 1.3 };

const count = ({ site }: Served) => site.conflicts.toLocaleString('en');

const visited = (server: Server, paths: readonly string[]): Target => ({
  server,
  requests: paths.map((path) => get(path)),
});

const own = ({ server, cookie }: Served, paths: readonly string[]): Target => ({
  server,
  requests: paths.map((path) => get(path, { cookie })),
});

const laterPages = async (server: Server): Promise<Target> => {
  const requests: Request[] = [];
  for (const path of LISTS.filter((list) => !list.startsWith('/api/polarizing'))) {
    const cursor = (await fetch(server.origin + path)).headers.get('X-Next-Cursor');
    if (cursor !== null) requests.push(get(`${path}&cursor=${encodeURIComponent(cursor)}`));
  }
  return { server, requests };
};

const sitemap = async (what: string, driver: ChildProcess, server: Server): Promise<Row> => {
  const root = await (await fetch(`${server.origin}/sitemap.xml`)).text();
  const path = root.includes('<sitemapindex') ? '/sitemap-1.xml' : '/sitemap.xml';
  const text = await (await fetch(server.origin + path, { headers: COMPRESSED })).text();
  const thousands = text.split('<loc>').length / 1_000;
  const { first } = await inTurns(driver, visited(server, [path]), visited(server, ['/robots.txt']));
  return figureRow(what, first.cpu / thousands, 'ms', { most: 10 });
};
