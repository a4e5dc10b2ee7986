import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Clock } from '@twosides/domain/kernel';
import type { BuildManifest } from '../pages/page-assets.ts';
import { type PageRenderer, rendersNothing } from '../pages/page-renderer.ts';

/** What the app's build for the server gives. */
type Build = { readonly createRenderer: (clock: Clock, origin: string) => PageRenderer };

/**
 * The app's renderer, which is built beside the app; it is loaded by its path, so that nothing here is compiled with
 * it. Without it every page is rendered in the browser.
 * @param folder the built app
 */
export const loadRenderer = async (folder: string, clock: Clock, origin: string): Promise<PageRenderer> => {
  const file = join(folder, '..', 'dist-server', 'render-page.js');
  if (!existsSync(file)) return rendersNothing;
  const { createRenderer } = (await import(pathToFileURL(file).href)) as Build;
  return createRenderer(clock, origin);
};

/** Vite's manifest of the built app; empty if there is none. */
export const readManifest = async (folder: string): Promise<BuildManifest> => {
  const file = join(folder, '.vite', 'manifest.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as BuildManifest) : {};
};
