import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { expect, it } from 'vitest';
import { SHELL } from '../test-support/test-server.ts';
import { servePages } from './pages.ts';

it('serves the files of the build, and outlives one that goes while it runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'twosides-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), SHELL);
  await writeFile(join(folder, 'assets/kept-1.js'), 'kept');
  await writeFile(join(folder, 'assets/gone-1.js'), 'gone');
  const app = new Koa();
  app.use(servePages(folder, SHELL, () => Promise.reject(new Error('No page was asked for'))));
  const server = app.listen(0);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await rm(join(folder, 'assets/gone-1.js'));
    await expect(fetch(`${url}/assets/gone-1.js`).then((answer) => answer.text())).rejects.toThrow();
    const kept = await fetch(`${url}/assets/kept-1.js`);
    expect([kept.status, await kept.text(), kept.headers.get('Cache-Control')]).toEqual([
      200,
      'kept',
      'public, max-age=31536000, immutable',
    ]);
  } finally {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  }
});

it.each(['bytes=5-1', 'bytes=1-', 'bytes=-2', 'bytes=9-', 'nonsense'])(
  'sends a file of the build whole, whatever part of it is asked for: %s',
  async (range) => {
    const folder = await mkdtemp(join(tmpdir(), 'twosides-pages-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets/kept-1.js'), 'kept');
    const app = new Koa();
    app.silent = true;
    app.use(servePages(folder, SHELL, () => Promise.reject(new Error('No page was asked for'))));
    const server = app.listen(0);
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/kept-1.js`;
    try {
      const signal = AbortSignal.timeout(2_000);
      const answer = await fetch(url, { headers: { Range: range }, signal });
      expect([answer.status, await answer.text()]).toEqual([200, 'kept']);
    } finally {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    }
  },
);
