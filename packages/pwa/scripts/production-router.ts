import type { Plugin } from 'vite';

/**
 * Builds with the production files of react-router, whose `exports` name the development ones only, and marks what its
 * modules make while they load as free of side effects: forms, fetchers, error pages and prefetching of framework
 * routes, none of which the app uses, would otherwise travel to every first visit (4 kB compressed).
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith('react-router')) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return (
        resolved && {
          ...resolved,
          id: resolved.id.replace('/react-router/dist/development/', '/react-router/dist/production/'),
        }
      );
    },
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return null;
      return withoutDataRouter(UNUSED.reduce(withoutFunction, code))
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1');
    },
  };
}

/** What `Link` calls, and what each answers outside react-router's framework mode, whatever it is asked. */
const UNUSED = [
  { name: 'usePrefetchBehavior', answer: '[false, null, {}]' },
  { name: 'PrefetchPageLinks', answer: 'null' },
] as const;

/** `Routes` of a declarative router never has loaded data: what it would do with it falls away with its error pages. */
const withoutDataRouter = (code: string): string =>
  code.replace(/^function _renderMatches\([\s\S]*?\n\}\n/m, (body) =>
    body
      .replace(/^ *let dataRouterState = .*$/m, '')
      .replaceAll(/dataRouterState(\?\.\w+| != null)?/g, (_, use?: string) =>
        use === ' != null' ? 'false' : 'undefined',
      ),
  );

function withoutFunction(code: string, { name, answer }: (typeof UNUSED)[number]): string {
  return code.replace(
    new RegExp(`^function ${name}\\([\\s\\S]*?\\n\\}\\n`, 'm'),
    `function ${name}() { return ${answer}; }\n`,
  );
}
