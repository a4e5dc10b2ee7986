import { isNoIndex } from '@twosides/domain/contract';
import { CATEGORY_IDS } from '@twosides/domain/model';
import { matchPage, PAGES, type PageName } from '@twosides/domain/wire';

/** Addresses on one page of the sitemap. The protocol allows 50,000; a small one takes no longer than any page. */
export const URLS_PER_PAGE = 1_000;

/** Conflicts that a page of the sitemap lists: ids from `first` to `last`. */
export type IdRange = { readonly first: number; readonly last: number };

/**
 * How many pages there are. Each covers a range of ids, not a number of conflicts: so nothing has to be counted or
 * skipped, and a page that is full never changes its range. The first one also holds the site's own pages.
 */
export const pageCount = (newestId: number, sitePages: number): number =>
  Math.max(1, Math.ceil((newestId + sitePages) / URLS_PER_PAGE));

/** @param page from 1 */
export const idsOfPage = (page: number, sitePages: number): IdRange => ({
  first: Math.max(1, (page - 1) * URLS_PER_PAGE - sitePages + 1),
  last: page * URLS_PER_PAGE - sitePages,
});

/** The site's own pages that search results may show: those without a parameter, and the categories. */
export const sitePaths = (): readonly string[] => [
  ...(Object.keys(PAGES) as PageName[])
    .filter((page) => !PAGES[page].includes(':') && !isNoIndex(page))
    .map((page) => PAGES[page]),
  ...CATEGORY_IDS.map((id) => PAGES.category.replace(':categoryId', id)).filter((path) => matchPage(path)),
];
