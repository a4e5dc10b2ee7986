import { setImmediate as nextTurn } from 'node:timers/promises';
import { collapsedBy, conflictPath, isForMachines } from '@twosides/domain/conflicts';
import { isNoIndex } from '@twosides/domain/contract';
import { type Timestamp, toIsoTime } from '@twosides/domain/kernel';
import { CATEGORY_IDS } from '@twosides/domain/model';
import type { ConflictAddress, ConflictReader } from '@twosides/domain/reading';
import { escapeMarkup, PAGES, type PageName } from '@twosides/domain/wire';

type Needs = Pick<ConflictReader, 'listAddresses'>;

const BATCH = 500;

export type Sitemap = {
  count(): Promise<number>;
  index(pages: number): string;
  /** The first page has the number 1, not 0. */
  page(page: number): Promise<string>;
};

export const createSitemap = ({ listAddresses }: Needs, publicOrigin: string): Sitemap => {
  const ownPaths = sitePaths();
  const addressOf = (conflict: ConflictAddress) => new URL(conflictPath(conflict), publicOrigin).href;

  return {
    count: async () => pageCount((await listAddresses(null, 1))[0]?.id ?? 0, ownPaths.length),
    index: (pages) =>
      sitemapIndex(Array.from({ length: pages }, (_, index) => `${publicOrigin}/sitemap-${index + 1}.xml`)),
    page: async (page) => {
      const { first, last } = idsOfPage(page, ownPaths.length);
      const parts = [SITEMAP_START, ...(page === 1 ? ownPaths.map((path) => sitemapUrl(publicOrigin + path)) : [])];
      let below = last + 1;
      while (below > first) {
        const conflicts = await listAddresses(below, BATCH);
        for (const conflict of conflicts)
          if (conflict.id >= first && isShown(conflict))
            parts.push(sitemapUrl(addressOf(conflict), dayOf(conflict.changedAt)));
        below = conflicts.length < BATCH ? 0 : (conflicts.at(-1)?.id ?? 0);
        // Lets other requests run, because SQLite blocks this thread while it reads a batch.
        await nextTurn();
      }
      return [...parts, SITEMAP_END].join('');
    },
  };
};

const isShown = ({ anonymous, review }: ConflictAddress) =>
  isForMachines({ isActive: true, anonymous, collapsedBy: collapsedBy(review) });

/** Only the day: the exact time of a change would reveal when the 100th voter voted. */
const dayOf = (at: Timestamp) => toIsoTime(at).slice(0, 10);

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const SITEMAP_START = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n`;
const SITEMAP_END = '</urlset>\n';

const sitemapUrl = (url: string, lastModified?: string): string =>
  `<url><loc>${escapeMarkup(url)}</loc>${lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`}</url>\n`;

const sitemapIndex = (urls: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n${urls
    .map((url) => `<sitemap><loc>${escapeMarkup(url)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;

export const URLS_PER_PAGE = 1_000;

export type IdRange = { readonly first: number; readonly last: number };

export const pageCount = (newestId: number, sitePages: number): number =>
  Math.max(1, Math.ceil((newestId + sitePages) / URLS_PER_PAGE));

export const idsOfPage = (page: number, sitePages: number): IdRange => ({
  first: Math.max(1, (page - 1) * URLS_PER_PAGE - sitePages + 1),
  last: page * URLS_PER_PAGE - sitePages,
});

export const sitePaths = (): readonly string[] => [
  ...(Object.keys(PAGES) as PageName[])
    .filter((page) => !PAGES[page].includes(':') && !isNoIndex(page))
    .map((page) => PAGES[page]),
  ...CATEGORY_IDS.map((id) => PAGES.category.replace(':categoryId', id)),
];
