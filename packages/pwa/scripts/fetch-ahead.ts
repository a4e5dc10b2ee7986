import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const OWN = fileURLToPath(new URL('../src/fetch-ahead.ts', import.meta.url));

/** Has `src/fetch-ahead.ts` do what Vite's own helper does, which every first visit would carry. */
export const fetchAhead = (): Plugin => ({
  name: 'fetch-ahead',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === HELPER ? OWN : null),
});
