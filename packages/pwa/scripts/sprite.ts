import type { Plugin } from 'vite';
import { ICON_PATHS, MARKS, SHAPES } from '../src/ui/identity/drawings.ts';

export const sprite = (): Plugin => ({
  name: 'sprite',
  transformIndexHtml: () => [
    { tag: 'div', attrs: { hidden: true }, children: `<svg>${drawings()}</svg>`, injectTo: 'body-prepend' },
  ],
});

const drawings = () => pathsOf('icon', ICON_PATHS) + pathsOf('shape', SHAPES) + pathsOf('mark', markParts);

const markParts = Object.fromEntries(
  Object.entries(MARKS).flatMap(([name, { hers, his }]) => [
    [`${name}-hers`, hers],
    [`${name}-his`, his],
  ]),
);

const pathsOf = (kind: string, drawn: Readonly<Record<string, string>>) =>
  Object.entries(drawn)
    .map(([name, path]) => `<path id="${kind}-${name}" d="${path}"/>`)
    .join('');
