import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { minify, type Plugin } from 'vite';

/** Minifies `public/early.js`, which every page waits for and the build itself would copy as it is. */
export const minifyEarly = (): Plugin => {
  let file = '';
  return {
    name: 'minify-early',
    apply: 'build',
    configResolved: ({ root, build }) => {
      file = join(resolve(root, build.outDir), 'early.js');
    },
    writeBundle: async () => {
      const { code } = await minify(file, await readFile(file, 'utf8'), { module: false });
      await writeFile(file, code);
    },
  };
};
