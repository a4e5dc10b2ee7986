import type { Plugin } from 'vite';

const IMPORT = /^import (\w*[sS]tyles) from ('[^']+\.module\.css');$/gm;
const USE = /\b(\w*[sS]tyles)\b(\.\w)?/g;

/**
 * Where a part takes each class of its style sheet by name, `styles.row` is the text itself in what is built, and what
 * no part takes is left out. A sheet that is looked up in (`styles[side]`) stays an object. A class that its sheet
 * does not have fails the build.
 */
export const namedStyles = (): Plugin => ({
  name: 'named-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: '.module.css' },
    handler: (code) => withNamedStyles(code),
  },
  onLog(_, { code, message }) {
    if (code === 'IMPORT_IS_UNDEFINED') this.error(message);
  },
});

export function withNamedStyles(code: string): string {
  const uses = [...code.replace(IMPORT, '').matchAll(USE)];
  const lookedUpIn = new Set(uses.filter(([, , member]) => !member).map(([, name]) => name));
  return code.replace(IMPORT, (statement, name: string, from: string) =>
    lookedUpIn.has(name) ? statement : `import * as ${name} from ${from};`,
  );
}
