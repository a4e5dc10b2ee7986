import type { Plugin } from 'vite';

type Built = Readonly<
  Record<string, { readonly modules?: Readonly<Record<string, { readonly code: string | null }>> }>
>;

/**
 * Fails the build where one of the names is the beginning of no module's path: what was moved or renamed would
 * otherwise silently travel another way. A module of which nothing is left in the build counts as none.
 */
export function namedModules(names: readonly string[]): Plugin {
  return {
    name: 'named-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      const unknown = unknownNames(names, bundle as Built);
      if (unknown.length > 0) this.error(`scripts/chunks.ts names what is in no chunk: ${unknown.join(', ')}`);
    },
  };
}

function unknownNames(names: readonly string[], bundle: Built): readonly string[] {
  const modules = Object.values(bundle).flatMap((chunk) => Object.entries(chunk.modules ?? {}));
  const built = modules.filter(([, { code }]) => code).map(([id]) => id);
  return names.filter((name) => !built.some((id) => id.includes(`/${name}`)));
}
