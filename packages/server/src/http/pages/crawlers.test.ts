import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { revalidate } from '../../test-support/test-client.ts';
import { createResponseCache } from '../kernel/response-cache.ts';
import { crawlers } from './crawlers.ts';

let now = 0;
let written: number[] = [];
let counted = 0;
let origin: string;
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
const server = app.listen(0);
beforeAll(() => {
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = async (path: string, headers = {}) => {
  const answer = await fetch(origin + path, { headers });
  return { status: answer.status, text: await answer.text(), etag: answer.headers.get('ETag') };
};

it('writes a page of the sitemap once for all who ask within a second, and counts the one who has it written', async () => {
  const all = await Promise.all(['', '?a', '?b'].map((query) => get(`/sitemap-2.xml${query}`)));
  expect(all.map(({ text }) => text)).toEqual(['page 2', 'page 2', 'page 2']);
  now += 1_000;
  expect((await get('/sitemap-2.xml', revalidate(all[0]?.etag ?? null).headers)).status).toBe(304);
  expect([written, counted]).toEqual([[2, 2], 2]);
});

it('writes no page that there is not', async () => {
  written = [];
  expect((await get('/sitemap-3.xml')).status).toBe(404);
  expect((await get('/sitemap.xml')).text).toBe('an index of 2');
  expect(written).toEqual([]);
});
