import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns a test for paths of hashed build files. The folder may be missing. */
export const builtFiles = async (folder: string): Promise<(path: string) => boolean> => {
  const names = await readdir(join(folder, 'assets')).catch(() => []);
  const paths = new Set(names.map((name) => `/assets/${name}`));
  return (path) => paths.has(path);
};
