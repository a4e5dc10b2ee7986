import { ACCOUNT_PAGES } from '@twosides/domain/contract';
import { PAGES, type PageName } from '@twosides/domain/wire';
import Koa from 'koa';
import { afterAll, expect, test } from 'vitest';
import { listen } from '../../test-support/listen.ts';
import { revalidate } from '../../test-support/test-client.ts';
import { createResponseCache } from '../kernel/response-cache.ts';
import { crawlers, robotsText } from './crawlers.ts';

let now = 0;
let written: number[] = [];
let counted = 0;
const app = new Koa();
app.use(
  crawlers({
    sitemap: {
      count: async () => 2,
      index: (pages) => `an index of ${pages}`,
      page: async (page) => {
        written.push(page);
        return `page ${page}`;
      },
    },
    publicOrigin: 'https://two.example',
    cache: createResponseCache(() => now),
    slots: (work) => work(),
    limits: {
      countRendering: async () => {
        counted += 1;
      },
    },
  }),
);
const origin = listen(app, afterAll);

const get = async (path: string, headers = {}) => {
  const answer = await fetch(origin + path, { headers });
  return { status: answer.status, text: await answer.text(), etag: answer.headers.get('ETag') };
};

test('writes a sitemap page once per second, and counts whoever caused it', async () => {
  const all = await Promise.all(['', '?a', '?b'].map((query) => get(`/sitemap-2.xml${query}`)));
  expect(all.map(({ text }) => text)).toEqual(['page 2', 'page 2', 'page 2']);
  now += 1_000;
  expect((await get('/sitemap-2.xml', revalidate(all[0]?.etag ?? null).headers)).status).toBe(304);
  expect([written, counted]).toEqual([[2, 2], 2]);
});

test('writes no page that does not exist', async () => {
  written = [];
  expect((await get('/sitemap-3.xml')).status).toBe(404);
  expect((await get('/sitemap.xml')).text).toBe('an index of 2');
  expect(written).toEqual([]);
});

const lines = robotsText('https://two.example').split('\n');
const rules = (name: string) =>
  lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));

/** RFC 9309: the longest rule that is a prefix of the path decides. */
const isAllowed = (path: string) => {
  const longest = (of: string) => Math.max(-1, ...rules(of).map((rule) => (path.startsWith(rule) ? rule.length : -1)));
  return longest('Allow') >= longest('Disallow');
};

test('consists of rules that are plain prefixes', () => {
  expect(lines.filter((line) => line !== '' && !/^(User-agent|Allow|Disallow|Sitemap): \S+$/.test(line))).toEqual([]);
  for (const rule of [...rules('Allow'), ...rules('Disallow')]) expect(rule).toMatch(/^\/[a-z/-]+$/);
});

test.each(Object.keys(PAGES) as PageName[])(
  'keeps crawlers off %s where it is about an account, and only there',
  (page) => {
    const path = PAGES[page].replace(':slug?', 'a-slug').replace(/:\w+/, '17');
    expect(isAllowed(path)).toBe(!ACCOUNT_PAGES.includes(page));
  },
);

test('keeps crawlers off the API but for its pictures', () => {
  expect(['/api/conflicts', '/api/og/conflict/1', '/sitemap.xml'].map(isAllowed)).toEqual([false, true, true]);
});
