import { conflictPath } from '@twosides/domain/conflicts';
import {
  isNoIndex,
  NOT_FOUND_HEADING,
  PAGE_DESCRIPTIONS,
  PAGE_HEADINGS,
  pageTitle,
  SITE_DESCRIPTION,
} from '@twosides/domain/contract';
import { parseConflictId } from '@twosides/domain/kernel';
import { CATEGORY_COPY, findCategory } from '@twosides/domain/model';
import { ERROR_MESSAGES, matchPage } from '@twosides/domain/wire';
import type { UseCases } from '../composition/use-cases.ts';
import { conflictHead } from './conflict-head.ts';
import type { PageHead } from './page-head.ts';

/** A page as crawlers and link previews meet it. */
export type FoundPage = {
  readonly status: 200 | 404;
  readonly head: PageHead;
  /** Where it is to be read instead. */
  readonly movedTo?: string;
};

/** Which page is at a path: its status and its metadata. The same for everyone: nothing of a session is asked. */
export const findPage =
  ({ readConflict, readProfile }: Pick<UseCases, 'readConflict' | 'readProfile'>, publicOrigin: string) =>
  async (path: string): Promise<FoundPage> => {
    const match = matchPage(path);
    if (match === null) return missing(NOT_FOUND_HEADING, publicOrigin);
    switch (match.page) {
      case 'conflict': {
        const id = parseConflictId(match.params.id ?? '');
        const conflict = id === null ? null : await readConflict(null, id);
        if (!conflict?.ok) return missing(ERROR_MESSAGES['conflict-not-found'], publicOrigin);
        return {
          status: 200,
          head: conflictHead(conflict.value, publicOrigin),
          // The title of a folded one stands in no address: what was shared before leads to the one without it.
          ...(conflict.value.foldedBy && match.params.slug && { movedTo: conflictPath(conflict.value) }),
        };
      }
      case 'category': {
        const category = findCategory(match.params.categoryId ?? '');
        if (category === null) return missing(ERROR_MESSAGES['category-not-found'], publicOrigin);
        const { description } = CATEGORY_COPY[category.id];
        return { status: 200, head: siteHead(publicOrigin, { heading: category.name, description, path }) };
      }
      case 'user': {
        const identifier = decoded(match.params.identifier ?? '');
        const profile = identifier === null ? null : await readProfile(null, identifier);
        if (!profile?.ok) return missing(ERROR_MESSAGES['member-not-found'], publicOrigin);
        const { userNickname } = profile.value;
        return {
          status: 200,
          head: siteHead(publicOrigin, {
            heading: userNickname,
            description: SITE_DESCRIPTION,
            path: `/user/${encodeURIComponent(userNickname)}`,
            isIndexed: !isNoIndex('user'),
          }),
        };
      }
      default: {
        const { page } = match;
        return {
          status: 200,
          head: siteHead(publicOrigin, {
            heading: page === 'home' ? null : PAGE_HEADINGS[page],
            description: PAGE_DESCRIPTIONS[page] ?? SITE_DESCRIPTION,
            path,
            isIndexed: !isNoIndex(page),
          }),
        };
      }
    }
  };

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

type SitePage = {
  readonly heading: string | null;
  readonly description: string;
  readonly path: string | null;
  readonly isIndexed?: boolean;
};

/** The head of a page that has no picture of its own. */
const siteHead = (publicOrigin: string, { heading, description, path, isIndexed = true }: SitePage): PageHead => ({
  title: pageTitle(heading),
  description,
  canonical: path === null ? null : publicOrigin + (path.replace(/\/$/, '') || '/'),
  isIndexed,
  social: {
    type: 'website',
    title: heading ?? pageTitle(),
    image: `${publicOrigin}/api/og/site`,
    imageAlt: "TwoSides: her side, his side, and people who say which one they'd take.",
  },
  jsonLd: null,
});

const missing = (heading: string, publicOrigin: string): FoundPage => ({
  status: 404,
  head: siteHead(publicOrigin, { heading, description: SITE_DESCRIPTION, path: null, isIndexed: false }),
});
