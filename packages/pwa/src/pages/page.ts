import type { QueryKey } from '@tanstack/react-query';
import type { PageName } from '@twosides/domain/wire';
import type { ComponentType } from 'react';

/** A page, or the "not found" page. */
export type SomePageName = PageName | 'notFound';

/** Pages most visits start with. */
export type FirstPageName = 'home' | 'conflict';

/** Decoded path parameters. */
export type PageParams = Readonly<Record<string, string>>;

export type PageLocation = { readonly params: PageParams; readonly search: URLSearchParams };

/** Query parts that server-rendered pages depend on. */
export type QueryPart = 'category' | 'sort' | 'tab' | 'period' | 'at' | 'from' | 'comments' | 'order' | 'q';

/** Options of a query, or of an infinite query if it has a first page. */
export type PageQuery = {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
  readonly initialPageParam?: unknown;
};

/** Everything about a page except its path. */
export type Page = {
  /** The title; null for the site's name. Missing if the screen sets it. */
  readonly title?: string | null;
  readonly Screen: ComponentType<{ readonly params: PageParams }>;
  /** A visitor's API calls; screens make a member's own. */
  readonly queries?: (location: PageLocation) => readonly PageQuery[];
  /** Also rendered on the server, so it is readable without JavaScript; lists the query parts it depends on. */
  readonly renderedBy?: readonly QueryPart[];
  /** Members who have not completed onboarding see onboarding instead. */
  readonly needsOnboarding?: boolean;
};

/** Loaders of all pages. */
export type PageLoaders = { readonly [Name in SomePageName]: () => Promise<Page> };
