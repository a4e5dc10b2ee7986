import { conflictPath } from '@twosides/domain/conflicts';
import {
  isNoIndex,
  NOT_FOUND_HEADING,
  PAGE_DESCRIPTIONS,
  PAGE_HEADINGS,
  pageTitle,
  type RouteName,
  SITE_DESCRIPTION,
} from '@twosides/domain/contract';
import { parseConflictId } from '@twosides/domain/kernel';
import { CATEGORY_COPY, findCategory } from '@twosides/domain/model';
import { FEED_LISTS, FEEDS, type FeedList } from '@twosides/domain/reading';
import { ERROR_MESSAGES, matchPage, PAGES, type PageName } from '@twosides/domain/wire';
import type { UseCases } from '../use-cases.ts';
import { conflictHead } from './conflict-head.ts';
import type { PageHead } from './head-tags.ts';

type Needs = Pick<UseCases, 'readConflict' | 'readProfile'>;

export type FoundPage = {
  readonly status: 200 | 404;
  readonly path: string;
  readonly head: PageHead;
  readonly movedTo?: string;
  /** A call that has been made to find the page, with its answer. */
  readonly read?: { readonly name: RouteName; readonly body: unknown };
};

const NOTHING_AT = {
  // The largest possible id, which no conflict has.
  conflict: '/conflict/2147483647',
  category: '/category/-',
  user: '/user/-',
  page: '/-',
};

export const findPage =
  ({ readConflict, readProfile }: Needs, publicOrigin: string) =>
  async (path: string): Promise<FoundPage> => {
    const match = matchPage(path);
    if (match === null) return missing('page', NOT_FOUND_HEADING, publicOrigin);
    switch (match.page) {
      case 'conflict': {
        const id = parseConflictId(match.params.id ?? '');
        const conflict = id === null ? null : await readConflict(null, id);
        if (!conflict?.ok) return missing('conflict', ERROR_MESSAGES['conflict-not-found'], publicOrigin);
        const canonical = conflictPath(conflict.value);
        return {
          status: 200,
          path: canonical,
          head: conflictHead(conflict.value, publicOrigin),
          read: { name: 'conflict', body: conflict.value },
          // A collapsed conflict's title must not appear in its URL, so a URL with a slug redirects to one without.
          ...(conflict.value.collapsedBy && match.params.slug && { movedTo: canonical }),
        };
      }
      case 'category': {
        const category = findCategory(match.params.categoryId ?? '');
        if (category === null) return missing('category', ERROR_MESSAGES['category-not-found'], publicOrigin);
        const canonical = PAGES.category.replace(':categoryId', category.id);
        const { description } = CATEGORY_COPY[category.id];
        const head = siteHead(publicOrigin, {
          heading: category.name,
          description,
          path: canonical,
          feeds: FEED_LISTS.map((list) =>
            feedOf(`category/${category.id}/${list}`, `${FEEDS[list].title}: ${category.name}`),
          ),
        });
        return { status: 200, path: canonical, head };
      }
      case 'user': {
        const identifier = decoded(match.params.identifier ?? '');
        const profile = identifier === null ? null : await readProfile(null, identifier);
        if (!profile?.ok) return missing('user', ERROR_MESSAGES['member-not-found'], publicOrigin);
        const { userNickname, hasFeed } = profile.value;
        const canonical = PAGES.user.replace(':identifier', () => encodeURIComponent(userNickname));
        return {
          status: 200,
          path: canonical,
          read: { name: 'profile', body: profile.value },
          head: siteHead(publicOrigin, {
            heading: userNickname,
            description: SITE_DESCRIPTION,
            path: canonical,
            isIndexed: !isNoIndex('user'),
            feeds: hasFeed ? [feedOf(`user/${encodeURIComponent(userNickname)}`, `Conflicts by ${userNickname}`)] : [],
          }),
        };
      }
      default: {
        const { page } = match;
        const pattern = PAGES[page];
        return {
          status: 200,
          path: pattern,
          head: siteHead(publicOrigin, {
            heading: page === 'home' ? null : PAGE_HEADINGS[page],
            description: PAGE_DESCRIPTIONS[page] ?? SITE_DESCRIPTION,
            path: pattern.includes(':') ? null : pattern,
            isIndexed: !isNoIndex(page),
            feeds: (PAGE_FEEDS[page] ?? []).map((list) => feedOf(list, FEEDS[list].title)),
          }),
        };
      }
    }
  };

export const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

type FeedLink = { readonly path: string; readonly title: string };

const feedOf = (name: string, title: string): FeedLink => ({ path: `/feeds/${name}.atom`, title });

const PAGE_FEEDS: Readonly<Partial<Record<PageName, readonly FeedList[]>>> = {
  home: ['newest', 'trending', 'revealed', 'updates'],
  trending: ['trending', 'revealed', 'updates'],
};

type SitePage = {
  readonly heading: string | null;
  readonly description: string;
  readonly path: string | null;
  readonly isIndexed?: boolean;
  readonly feeds?: readonly FeedLink[];
};

const siteHead = (
  publicOrigin: string,
  { heading, description, path, isIndexed = true, feeds = [] }: SitePage,
): PageHead => ({
  title: pageTitle(heading),
  description,
  canonical: path === null ? null : publicOrigin + path,
  isIndexed,
  social: {
    type: 'website',
    title: heading ?? pageTitle(),
    image: `${publicOrigin}/api/og/site`,
    imageAlt: 'TwoSides: her side, his side, and people who say whose side they’d take.',
  },
  alternates: feeds.map(({ path: feed, title }) => ({
    type: 'application/atom+xml',
    title,
    href: publicOrigin + feed,
  })),
  jsonLd: null,
});

const missing = (kind: keyof typeof NOTHING_AT, heading: string, publicOrigin: string): FoundPage => ({
  status: 404,
  path: NOTHING_AT[kind],
  head: siteHead(publicOrigin, { heading, description: SITE_DESCRIPTION, path: null, isIndexed: false }),
});
