import type { Plugin } from 'vite';

const DEVELOPMENT = '/react-router/dist/development/';
const PRODUCTION = '/react-router/dist/production/';

/**
 * Builds with the production files of react-router, whose `exports` name the development ones only, and marks what its
 * modules make while they load as free of side effects: forms, fetchers, error pages and prefetching of framework
 * routes, none of which the app uses, would otherwise travel to every first visit (4 kB compressed). A release that is
 * written in another way fails the build, rather than grow it unseen.
 */
export function productionRouter(): Plugin {
  const missing = new Set(['its production files', ...REWRITES.map(({ what }) => what)]);
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    // Its checks of how it is used, with their words: the types hold the same.
    config: () => ({ build: { rolldownOptions: { treeshake: { manualPureFunctions: ['invariant', 'warning'] } } } }),
    async resolveId(source, importer) {
      if (!source.startsWith('react-router')) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace(DEVELOPMENT, PRODUCTION) };
    },
    transform(code, id) {
      if (id.includes(PRODUCTION)) missing.delete('its production files');
      return id.includes('/react-router/dist/') ? rewriteRouter(code, (what) => missing.delete(what)) : null;
    },
    buildEnd(error) {
      if (error || missing.size === 0) return;
      this.error(`react-router is not what scripts/production-router.ts expects: ${[...missing].join(', ')} not found`);
    },
  };
}

type Rewrite = { readonly what: string; readonly pattern: RegExp; readonly by: (found: string) => string };

/** What `Link` calls is answered as it would be outside react-router's framework mode, whatever it is asked. */
const REWRITES: readonly Rewrite[] = [
  {
    what: 'usePrefetchBehavior',
    pattern: bodyOf('usePrefetchBehavior'),
    by: () => answering('usePrefetchBehavior', '[false, null, {}]'),
  },
  { what: 'PrefetchPageLinks', pattern: bodyOf('PrefetchPageLinks'), by: () => answering('PrefetchPageLinks', 'null') },
  {
    what: 'useNavigate',
    pattern: bodyOf('useNavigate'),
    by: () => answering('useNavigate', 'useNavigateUnstable()'),
  },
  { what: 'context types', pattern: /^\w+\.contextType = \w+;$/gm, by: () => '' },
  { what: 'display names', pattern: /^\w+\.displayName = "\w+";$/gm, by: () => '' },
  {
    what: 'components and contexts',
    pattern: / = React\d*\.(?:forwardRef|createContext|memo)\(/g,
    by: (found) => found.replace(' = ', ' = /* @__PURE__ */ '),
  },
];

/** @param onFound told of each rewrite that the code had something for */
export function rewriteRouter(code: string, onFound: (what: string) => void): string {
  return REWRITES.reduce(
    (rewritten, { what, pattern, by }) =>
      rewritten.replace(pattern, (found) => {
        const next = by(found);
        if (next !== found) onFound(what);
        return next;
      }),
    code,
  );
}

function bodyOf(name: string): RegExp {
  return new RegExp(`^function ${name}\\([\\s\\S]*?\\n\\}\\n`, 'm');
}

function answering(name: string, answer: string): string {
  return `function ${name}() { return ${answer}; }\n`;
}
