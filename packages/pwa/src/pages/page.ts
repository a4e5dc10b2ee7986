import type { QueryKey } from '@tanstack/react-query';
import type { PageName } from '@twosides/domain/wire';
import type { ComponentType } from 'react';

export type SomePageName = PageName | 'notFound';

export type PageParams = Readonly<Record<string, string>>;

export type PageLocation = { readonly params: PageParams; readonly search: URLSearchParams };

export type QueryPart = 'category' | 'sort' | 'tab' | 'period' | 'at' | 'from' | 'comments' | 'order' | 'q';

export type PageQuery = {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
  readonly initialPageParam?: unknown;
};

export type Page = {
  /** Null: only the site's name. Undefined: the screen sets the title. */
  readonly title?: string | null | undefined;
  readonly Screen: ComponentType<{ readonly params: PageParams }>;
  readonly queries?: ((location: PageLocation) => readonly PageQuery[]) | undefined;
  readonly renderedBy?: readonly QueryPart[];
  readonly needsOnboarding?: boolean;
};
