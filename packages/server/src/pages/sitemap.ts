import { conflictPath, foldedBy } from '@twosides/domain/conflicts';
import { toIsoTime } from '@twosides/domain/kernel';
import type { ConflictAddress } from '@twosides/domain/reading';
import type { UseCases } from '../composition/use-cases.ts';
import { idsOfPage, pageCount, sitePaths } from './sitemap-plan.ts';
import { SITEMAP_END, SITEMAP_START, sitemapIndex, sitemapUrl } from './sitemap-xml.ts';

/** Conflicts read at once. */
const BATCH = 1_000;

export type Sitemap = {
  /** The whole sitemap, or the index of its pages. */
  root(): Promise<string | AsyncIterable<string>>;
  /** @returns null when there is no such page */
  page(page: number): Promise<AsyncIterable<string> | null>;
};

/**
 * The addresses for crawlers, newest conflicts first: an order that no vote can change. Anonymous ones are for readers
 * only, and folded ones for those who open them.
 */
export const createSitemap = ({ listAddresses }: Pick<UseCases, 'listAddresses'>, publicOrigin: string): Sitemap => {
  const ownPaths = sitePaths();

  const count = async () => pageCount((await listAddresses(null, 1))[0]?.id ?? 0, ownPaths.length);

  // The URL class percent-encodes a slug of another script.
  const addressOf = (conflict: ConflictAddress) => new URL(conflictPath(conflict), publicOrigin).href;

  /** One batch is in memory at a time, and the next is read when the client has taken the last. */
  async function* write(page: number): AsyncGenerator<string> {
    const { first, last } = idsOfPage(page, ownPaths.length);
    yield SITEMAP_START + (page === 1 ? ownPaths.map((path) => sitemapUrl(publicOrigin + path)).join('') : '');
    let below = last + 1;
    while (below > first) {
      const conflicts = await listAddresses(below, BATCH);
      yield conflicts
        .filter(({ id, anonymous, review }) => id >= first && !anonymous && !foldedBy(review))
        .map((conflict) => sitemapUrl(addressOf(conflict), toIsoTime(conflict.changedAt)))
        .join('');
      below = conflicts.length < BATCH ? 0 : (conflicts.at(-1)?.id ?? 0);
    }
    yield SITEMAP_END;
  }

  return {
    root: async () => {
      const pages = await count();
      if (pages === 1) return write(1);
      return sitemapIndex(Array.from({ length: pages }, (_, index) => `${publicOrigin}/sitemap-${index + 1}.xml`));
    },
    page: async (page) => (page <= (await count()) ? write(page) : null),
  };
};
