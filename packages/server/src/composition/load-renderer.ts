import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Clock } from '@twosides/domain/kernel';
import type { BuildManifest } from '../pages/page-assets.ts';
import { type PageRenderer, rendersNothing } from '../pages/page-renderer.ts';

type Build = { readonly createRenderer: (clock: Clock, origin: string) => PageRenderer };

export const loadRenderer = async (folder: string, clock: Clock, origin: string): Promise<PageRenderer> => {
  const file = join(folder, '..', 'dist-server', 'render-page.js');
  if (!existsSync(file)) return rendersNothing;
  const { createRenderer } = (await import(pathToFileURL(file).href)) as Build;
  return createRenderer(clock, origin);
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
