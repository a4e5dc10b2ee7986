import type { Plugin } from 'vite';

const JSX = 'react/jsx-runtime';
const NAMED = '\0named-jsx';

/**
 * Gives what every element is made by as names of a module: of React's own file, which is CommonJS, each call would
 * look it up.
 */
export const namedJsx = (): Plugin => ({
  name: 'named-jsx',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => (source === JSX && importer !== NAMED ? NAMED : null),
  load: (id) => (id === NAMED ? `import react from '${JSX}';\nexport const { Fragment, jsx, jsxs } = react;` : null),
});
