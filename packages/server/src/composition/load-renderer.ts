import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildManifest } from '../pages/page-assets.ts';
import { type PageRenderer, rendersNothing } from '../pages/page-renderer.ts';
import { createThreadedRenderer } from '../pages/threaded-renderer.ts';

export const loadRenderer = (folder: string, origin: string): PageRenderer => {
  const file = join(folder, '..', 'dist-server', 'render-page.js');
  return existsSync(file) ? createThreadedRenderer({ file: pathToFileURL(file).href, origin }) : rendersNothing;
};

export const readManifest = async (folder: string): Promise<BuildManifest> => {
  const file = join(folder, '.vite', 'manifest.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as BuildManifest) : {};
};

export const builtFiles = async (folder: string): Promise<(path: string) => boolean> => {
  const names = await readdir(join(folder, 'assets')).catch(() => []);
  const paths = new Set(names.map((name) => `/assets/${name}`));
  return (path) => paths.has(path);
};
