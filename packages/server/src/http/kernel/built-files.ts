import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Tells the paths of the built app's hashed files, as they are at the start, from all others.
 * @param folder what the build wrote; it may be missing
 */
export const builtFiles = async (folder: string): Promise<(path: string) => boolean> => {
  const names = await readdir(join(folder, 'assets')).catch(() => []);
  const paths = new Set(names.map((name) => `/assets/${name}`));
  return (path) => paths.has(path);
};
