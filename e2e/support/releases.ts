import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { basename, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen } from './processes.ts';

const dist = fileURLToPath(new URL('../../packages/pwa/dist', import.meta.url));
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
  readonly deployNext: () => void;
  readonly close: () => Promise<void>;
};

export const openSite = async (server: string): Promise<Site> => {
  let release = presentRelease;
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
    const found = release(pathname);
    const served = found ? pathname : '/index.html';
    answer.writeHead(found || !pathname.startsWith('/assets/') ? 200 : 404, {
      'Content-Type': TYPES[extname(served)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    });
    answer.end(found ?? release(served));
  });
  const port = await listen(site);
  return {
    origin: `http://localhost:${port}`,
    deployNext: () => {
      release = nextRelease;
    },
    close: async () => {
      site.closeAllConnections();
      site.close();
    },
  };
};

type Release = (pathname: string) => Buffer | string | undefined;

const presentRelease: Release = (pathname) => {
  const file = resolve(dist, `.${pathname}`);
  return file.startsWith(dist) && existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
};

const nextRelease: Release = (pathname) => {
  const names = new Set(readdirSync(join(dist, 'assets')).filter(isOwnCode));
  if (names.has(basename(pathname))) return undefined;
  const present = presentRelease(pathname.replace(NEXT, ''));
  if (present === undefined || !/\.(js|html)$/.test(pathname)) return present;
  const text = present
    .toString()
    .replaceAll(/[\w-]+\.js\b/g, (name) => (names.has(name) ? name.replace('.js', `${NEXT}.js`) : name))
    // A new revision tells the service worker that the file has changed.
    .replaceAll(/(?<="revision":")\w/g, 'next-');
  return /\/index-[^/]+\.js$/.test(pathname) ? `${text}\ndocument.documentElement.dataset.release = 'next';` : text;
};

const NEXT = '-next';
const isOwnCode = (name: string) => name.endsWith('.js') && !/^(vendor|rolldown-runtime)-/.test(name);
