import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { expect, it } from 'vitest';
import { SHELL } from '../../test-support/test-server.ts';
import { servePages } from './pages.ts';

/** Serves a build with two files; each holds the beginning of its name. */
const withBuild = async (use: (url: string, folder: string) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'twosides-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), SHELL);
  for (const name of ['kept', 'gone']) await writeFile(join(folder, `assets/${name}-1.js`), name);
  const app = new Koa();
  app.use(servePages(folder, SHELL, () => Promise.reject(new Error('No page was asked for'))));
  const server = app.listen(0);
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, folder);
  } finally {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  }
};

it('serves the files of the build, and outlives one that goes while it runs', () =>
  withBuild(async (url, folder) => {
    await rm(join(folder, 'assets/gone-1.js'));
    await expect(fetch(`${url}/assets/gone-1.js`).then((answer) => answer.text())).rejects.toThrow();
    const kept = await fetch(`${url}/assets/kept-1.js`);
    expect([kept.status, await kept.text(), kept.headers.get('Cache-Control')]).toEqual([
      200,
      'kept',
      'public, max-age=31536000, immutable',
    ]);
  }));

it.each(['bytes=5-1', 'bytes=1-', 'bytes=-2', 'bytes=9-', 'nonsense'])(
  'sends a file of the build whole, whatever part of it is asked for: %s',
  (range) =>
    withBuild(async (url) => {
      const answer = await fetch(`${url}/assets/kept-1.js`, { headers: { Range: range } });
      expect([answer.status, await answer.text()]).toEqual([200, 'kept']);
    }),
);
