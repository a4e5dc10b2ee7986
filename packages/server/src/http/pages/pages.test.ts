import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Koa from 'koa';
import { expect, onTestFinished, test } from 'vitest';
import type { PageHead } from '../../pages/head-tags.ts';
import { NO_ASSETS } from '../../pages/page-assets.ts';
import { createSlots } from '../../slots.ts';
import { freshFolder } from '../../test-support/fresh-folder.ts';
import { listen } from '../../test-support/listen.ts';
import { SHELL } from '../../test-support/test-server.ts';
import { RequestError } from '../kernel/request-error.ts';
import { createResponseCache } from '../kernel/response-cache.ts';
import { servePages } from './pages.ts';

const withBuild = async (
  use: (url: string, folder: string) => Promise<void>,
  parts: Partial<Parameters<typeof servePages>[0]> = {},
): Promise<void> => {
  const folder = freshFolder(onTestFinished);
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), SHELL);
  for (const name of ['kept', 'gone']) await writeFile(join(folder, `assets/${name}-1.js`), name);
  const app = new Koa();
  app.silent = true;
  const asked = () => Promise.reject(new Error('No page was asked for'));
  app.use(
    servePages({
      folder,
      html: SHELL,
      assets: () => NO_ASSETS,
      findPage: asked,
      renderer: asked,
      cache: createResponseCache(Date.now),
      callsFor: () => () => expect.fail(),
      limits: { countRendering: async () => {} },
      slots: (work) => work(),
      onFailure: () => {},
      ...parts,
    }),
  );
  await use(listen(app, onTestFinished), folder);
};

test('serves the build’s files, and survives one being deleted', () =>
  withBuild(async (url, folder) => {
    await rm(join(folder, 'assets/gone-1.js'));
    await expect(fetch(`${url}/assets/gone-1.js`).then((answer) => answer.text())).rejects.toThrow();
    const kept = await fetch(`${url}/assets/kept-1.js`);
    expect([kept.status, await kept.text()]).toEqual([200, 'kept']);
    expect(kept.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  }));

test.each(['bytes=5-1', 'bytes=1-', 'bytes=-2', 'bytes=9-', 'nonsense'])(
  'sends a file of the build whole, whatever part of it is asked for: %s',
  (range) =>
    withBuild(async (url) => {
      const answer = await fetch(`${url}/assets/kept-1.js`, { headers: { Range: range } });
      expect([answer.status, await answer.text()]).toEqual([200, 'kept']);
    }),
);

const HEAD: PageHead = {
  title: 'Dishes',
  description: 'Both sides of it.',
  canonical: null,
  isIndexed: true,
  social: { type: 'website', title: 'Dishes', image: 'https://two.example/a.png', imageAlt: 'Both sides' },
  alternates: [],
  jsonLd: null,
};
const findPage = async (path: string) => ({ status: 200 as const, path, head: HEAD });

test('renders a page once for simultaneous requests, with its data in the head', async () => {
  let times = 0;
  const render = async () => {
    times += 1;
    return { html: '<h1>Dishes</h1>', state: { at: 1, answers: [] } };
  };
  await withBuild(
    async (url) => {
      const answers = await Promise.all(
        ['', '?utm=1', '?utm=2'].map((query) => fetch(`${url}/trending${query}`).then((answer) => answer.text())),
      );
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toContain('<div id="root"><h1>Dishes</h1></div>');
      expect(answers[0]).toContain('<link rel="stylesheet" href="/trending.css">\n');
      expect(times).toBe(1);
    },
    {
      findPage,
      renderer: async (path) => ({ name: 'trending', address: path, render }),
      assets: (name) => ({ styles: `<link rel="stylesheet" href="/${name}.css">\n`, scripts: '' }),
    },
  );
});

const failed = () => Promise.reject(new Error('A screen failed'));

test.each([
  ['rendering fails', async (path: string) => ({ name: 'trending', address: path, render: failed })],
  ['its code cannot be loaded', failed],
])('sends the client-rendered page when %s, and logs it', async (_, renderer) => {
  const failures: unknown[] = [];
  await withBuild(
    async (url) => {
      const answer = await fetch(`${url}/trending`);
      expect([answer.status, (await answer.text()).includes('<div id="root"></div>')]).toEqual([200, true]);
      expect(failures).toEqual([new Error('A screen failed')]);
    },
    {
      findPage,
      renderer,
      onFailure: (error) => void failures.push(error),
    },
  );
});

test('refuses a page when every rendering slot is taken, and renders it once one is free', async () => {
  const gate = Promise.withResolvers<void>();
  const started: string[] = [];
  const failures: unknown[] = [];
  await withBuild(
    async (url) => {
      const first = fetch(`${url}/first`);
      await expect.poll(() => started).toEqual(['/first']);
      expect((await fetch(`${url}/second`)).status).toBe(500);
      gate.resolve();
      expect((await first).status).toBe(200);
      expect(await (await fetch(`${url}/second`)).text()).toContain('<h1>Dishes</h1>');
      expect(failures).toEqual([]);
    },
    {
      findPage,
      renderer: async (path) => ({ name: 'trending', address: path, render: () => render(path) }),
      slots: createSlots(1, 0, () => new RequestError('unavailable')),
      onFailure: (error) => void failures.push(error),
    },
  );

  async function render(path: string) {
    started.push(path);
    await gate.promise;
    return { html: '<h1>Dishes</h1>', state: null };
  }
});
