import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const pwa = fileURLToPath(new URL('../../packages/pwa', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

export type Site = {
  readonly origin: string;
  /** From here on the files of the next build are served, and none of the earlier one's. */
  readonly deployNext: () => void;
  readonly close: () => Promise<void>;
};

/**
 * The same app in front of a running server, whose release can be changed: what `packages/pwa/dist` holds, then a build
 * that differs from it, in the folder `next`.
 */
export const openSite = async (server: string, next: string): Promise<Site> => {
  let folder = join(pwa, 'dist');
  const site = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (/^\/(api|auth|dev)\//.test(pathname)) {
      const onward = request(
        server + incoming.url,
        { method: incoming.method ?? 'GET', headers: incoming.headers },
        (from) => {
          answer.writeHead(from.statusCode ?? 502, from.headers);
          from.pipe(answer);
        },
      );
      onward.on('error', () => answer.writeHead(502).end());
      incoming.pipe(onward);
      return;
    }
    const file = resolve(folder, `.${pathname}`);
    const isFile = file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
    const served = isFile ? file : join(folder, 'index.html');
    answer.writeHead(isFile || !pathname.startsWith('/assets/') ? 200 : 404, {
      'Content-Type': TYPES[extname(served)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    });
    createReadStream(served).pipe(answer);
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  return {
    origin: `http://localhost:${(site.address() as AddressInfo).port}`,
    deployNext: () => {
      folder = next;
    },
    close: async () => {
      site.closeAllConnections();
      site.close();
    },
  };
};

/**
 * A build of the same sources that says of itself that it is another, and whose every screen has another name.
 * @returns its folder
 */
export const buildNext = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'twosides-next-'));
  await promisify(execFile)(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { build } from 'vite';
       await build({
         logLevel: 'error',
         build: { outDir: process.argv[1], emptyOutDir: true },
         plugins: [{
           name: 'next-release',
           transform: (code, id) => {
             if (id.endsWith('/src/main.tsx')) return code + "\\ndocument.documentElement.dataset.release = 'next';";
             if (id.endsWith('Screen.tsx')) return code + "\\nglobalThis.release = 'next';";
           },
         }],
       });`,
      folder,
    ],
    { cwd: pwa },
  );
  return folder;
};
