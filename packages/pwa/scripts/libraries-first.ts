import type { Plugin } from 'vite';

const BEGINNING = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const LIBRARIES = /<link rel="modulepreload" crossorigin href="(\/assets\/vendor-[^"]+)">/;

/**
 * Has the built page begin with the libraries' chunk, and fetch the app's ahead meanwhile, rather than the other way
 * round: what each begins with is then a task of its own, between which a press or a paint finds its turn. Where
 * `early.js` begins the app, it waits for the one before it begins the other.
 */
export const librariesFirst = (): Plugin => ({
  name: 'libraries-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const [[begin, app] = [], [ahead, libraries] = []] = [BEGINNING.exec(html) ?? [], LIBRARIES.exec(html) ?? []];
      if (begin === undefined || ahead === undefined) throw new Error('The built page names no app, or no libraries.');
      return html
        .replace(begin, `${begin.replace(`${app}`, `${libraries}`)}\n    ${begin}`)
        .replace(ahead, ahead.replace(`${libraries}`, `${app}`));
    },
  },
});
