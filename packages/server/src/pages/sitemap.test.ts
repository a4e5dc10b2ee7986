import type { ConflictId } from '@twosides/domain/kernel';
import type { ConflictAddress, ConflictReader } from '@twosides/domain/reading';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSitemap, idsOfPage, pageCount, sitePaths, URLS_PER_PAGE } from './sitemap.ts';

const ORIGIN = 'https://two.example';

describe('The pages of the sitemap', () => {
  test('hold every id exactly once, and no page is over the limit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60_000 }), fc.integer({ min: 1, max: 100 }), (newest, own) => {
        const pages = Array.from({ length: pageCount(newest, own) }, (_, index) => idsOfPage(index + 1, own));
        let next = 1;
        for (const [index, { first, last }] of pages.entries()) {
          expect(first).toBe(next);
          expect(last - first + 1 + (index === 0 ? own : 0)).toBeLessThanOrEqual(URLS_PER_PAGE);
          next = last + 1;
        }
        expect(next).toBeGreaterThan(newest);
      }),
    );
  });
});

const longList = (newestId: number, collapsed?: number) => {
  const asked: number[] = [];
  const listAddresses: ConflictReader['listAddresses'] = async (below, limit) => {
    asked.push(limit);
    const items: ConflictAddress[] = [];
    const start = Math.min(newestId, (below ?? Infinity) - 1);
    for (let id = start; id >= 1 && items.length < limit; id--) if (id % 7 !== 0) items.push(conflict(id, collapsed));
    return items;
  };
  return { listAddresses, asked };
};

const conflict = (id: number, collapsed?: number): ConflictAddress => ({
  id: id as ConflictId,
  anonymous: id === 11,
  review: id === collapsed ? 'collapsed' : null,
  title: `Conflict & co ${id}`,
  changedAt: Date.UTC(2026, 5, id),
});

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');

describe('The sitemap', () => {
  test('is one list of pages, categories and conflicts while it is short', async () => {
    const xml = await createSitemap(longList(10), ORIGIN).page(1);
    expect(locations(xml)).toEqual([
      ...sitePaths().map((path) => ORIGIN + path),
      ...[10, 9, 8, 6, 5, 4, 3, 2, 1].map((id) => `${ORIGIN}/conflict/${id}/conflict-co-${id}`),
    ]);
    const some = ['/', '/trending', '/category/household'].map((path) => ORIGIN + path);
    expect(locations(xml)).toEqual(expect.arrayContaining(some));
    expect(xml).not.toMatch(/login|profile|submit/);
  });

  test('leaves out what was posted anonymously, and what is collapsed', async () => {
    const xml = await createSitemap(longList(12, 12), ORIGIN).page(1);
    const ids = [...xml.matchAll(/conflict\/(\d+)\//g)].map((match) => match[1]);
    expect(ids).toEqual(['10', '9', '8', '6', '5', '4', '3', '2', '1']);
  });

  test('says since when each conflict’s page is as it is', async () => {
    const xml = await createSitemap(longList(10), ORIGIN).page(1);
    const dates = [...xml.matchAll(/conflict\/(\d+)\/[^<]*<\/loc><lastmod>([^<]*)</g)];
    expect(dates.slice(0, 2).map(([, id, day]) => `${id} ${day}`)).toEqual(['10 2026-06-10', '9 2026-06-09']);
  });

  test('is an index of pages beyond 1,000 addresses, and never reads more than 500 conflicts at once', async () => {
    const list = longList(2_345);
    const sitemap = createSitemap(list, ORIGIN);
    const index = sitemap.index(await sitemap.count());
    expect(index).toContain('<sitemapindex');
    expect(locations(index)).toEqual([1, 2, 3].map((page) => `${ORIGIN}/sitemap-${page}.xml`));

    const found: string[] = [];
    for (const page of [1, 2, 3]) {
      const xml = await sitemap.page(page);
      expect(xml.startsWith('<?xml') && xml.endsWith('</urlset>\n')).toBe(true);
      expect(locations(xml).length).toBeLessThanOrEqual(URLS_PER_PAGE);
      found.push(...locations(xml));
    }
    const ids = Array.from({ length: 2_345 }, (_, index) => index + 1).filter((id) => id % 7 !== 0 && id !== 11);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toHaveLength(ids.length + sitePaths().length);
    expect(Math.max(...list.asked)).toBe(500);
  });
});
