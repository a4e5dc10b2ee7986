import { isNoIndex } from '@twosides/domain/contract';
import { CATEGORY_IDS } from '@twosides/domain/model';
import { matchPage, PAGES, type PageName } from '@twosides/domain/wire';

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
  ...CATEGORY_IDS.map((id) => PAGES.category.replace(':categoryId', id)).filter((path) => matchPage(path)),
];
