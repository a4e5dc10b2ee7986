import type { QueryKey } from '@tanstack/react-query';
import type { PageName } from '@twosides/domain/wire';
import type { ComponentType } from 'react';

/** A page of the table, or what any other path shows. */
export type SomePageName = PageName | 'notFound';

/** What the pattern of the page's path has matched, decoded. */
export type PageParams = Readonly<Record<string, string>>;

/** Where a page is looked at. */
export type PageLocation = { readonly params: PageParams; readonly search: URLSearchParams };

/** A part of an address's query by which the server renders a page. */
export type QueryPart = 'category' | 'sort' | 'tab' | 'period' | 'at' | 'from' | 'comments' | 'q';

/** The options of a query or, where it has a first page, of an infinite query. */
export type PageQuery = {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
  readonly initialPageParam?: unknown;
};

/** All that is to be known of a page but its path, which stands in the table that the server answers by. */
export type Page = {
  /** What the tab says, null for the site's own name. Left out where the screen says what it shows. */
  readonly title?: string | null;
  readonly Screen: ComponentType<{ readonly params: PageParams }>;
  /** What a visitor's page asks of the server; what is a member's own is asked by its screen. */
  readonly queries?: (location: PageLocation) => readonly PageQuery[];
  /**
   * The server renders it too: without JavaScript it can be read. These are the parts of its address's query that it
   * depends on; for whatever else stands there it is the same page.
   */
  readonly renderedBy?: readonly QueryPart[];
  /** A member who has not completed onboarding sees onboarding in its place. */
  readonly needsOnboarding?: boolean;
};

/** How the code of each page is fetched. */
export type PageLoaders = { readonly [Name in SomePageName]: () => Promise<Page> };
