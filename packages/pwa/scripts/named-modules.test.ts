import { expect, test } from 'vitest';
import { namedModules } from './named-modules.ts';

type Hooks = { readonly generateBundle: (this: Context, options: unknown, bundle: unknown) => void };
type Context = { readonly error: (words: string) => never };

const context: Context = {
  error(words) {
    throw new Error(words);
  },
};

const BUNDLE = {
  'assets/lists.js': {
    modules: { '/app/src/ui/split/Split.tsx': { code: 'split' }, '/app/src/api/points.ts': { code: 'points' } },
  },
  'assets/rules.js': { modules: { '/app/src/model/side.ts': { code: null } } },
  'assets/style.css': {},
};

const build = (...names: string[]) =>
  (namedModules(names) as unknown as Hooks).generateBundle.call(context, {}, BUNDLE);

test('a build in which each name of the chunks means a folder or a file is made', () => {
  expect(() => build('src/ui/split/', 'src/api/points.ts')).not.toThrow();
});

test('a build in which a name means nothing, or only what leaves nothing in the build, fails and says which', () => {
  expect(() => build('src/api/points.ts', 'src/ui/splits/', 'src/model/side.ts', 'i/points.ts')).toThrow(
    'scripts/chunks.ts names what is in no chunk: src/ui/splits/, src/model/side.ts, i/points.ts',
  );
});
