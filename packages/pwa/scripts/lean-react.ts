import type { Plugin } from 'vite';

/** One of the file's own, from its name to its end. */
const FUNCTION = /^function (\w+)\([\s\S]*?\n\}\n/gm;

/** What React does for kinds of elements and hooks that the app has none of. None of it is reached without one. */
const UNUSED = {
  '<ViewTransition>': [
    'trackEnterViewTransitions',
    'applyViewTransitionToHostInstancesRecursive',
    'restoreViewTransitionOnHostInstances',
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'measureNestedViewTransitions',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'recursivelyTraverseAfterMutationEffects',
    'commitAfterMutationEffectsOnFiber',
    'createViewTransitionInstance',
  ],
  '<Activity>': ['updateActivityComponent', 'retryActivityComponentWithoutHydrating', 'mountActivityChildren'],
  '<SuspenseList>': [
    'updateSuspenseListComponent',
    'cutOffTailIfNeeded',
    'findFirstSuspended',
    'initSuspenseListRenderState',
  ],
  'custom elements': ['setPropOnCustomElement'],
  useActionState: [
    'mountActionState',
    'updateActionStateImpl',
    'rerenderActionState',
    'runActionStateAction',
    'dispatchActionState',
    'onActionSuccess',
    'onActionError',
    'handleActionReturnValue',
  ],
};

/** How the app, or a library in it, would ask for one of them. */
const ASKED_FOR =
  /\b(?:useActionState|useFormState|ViewTransition|SuspenseList)\b|\bActivity\b[^;\n]*from ['"]react['"]|\bReact\.Activity\b/;

/**
 * Leaves out of React's browser half what serves elements and hooks that the app does not use: 5 kB, compressed, of
 * every first visit. It is one CommonJS file, in which nothing but React itself could tell what is unused. A release
 * that is written in another way fails the build, and so does a module that begins to use one of them.
 */
export const leanReact = (): Plugin => ({
  name: 'lean-react',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.[jt]sx?$|\.mjs$/, exclude: /\/node_modules\/(?:react|scheduler)\// } },
    handler(code, id) {
      if (id.endsWith('/react-dom-client.production.js')) return withoutUnused(code);
      if (id.includes('/node_modules/react-dom/')) return null;
      const [name] = ASKED_FOR.exec(code) ?? [];
      return name ? this.error(`${id} uses ${name}, which scripts/lean-react.ts leaves out of React`) : null;
    },
  },
});

/** @throws Error where the code has not each of the functions, written as React's releases are */
export function withoutUnused(code: string): string {
  const wanted = new Set(Object.values(UNUSED).flat());
  const left = code.replace(FUNCTION, (written, name: string) =>
    wanted.delete(name) ? `function ${name}() {}\n` : written,
  );
  if (wanted.size > 0) throw new Error(`React is not what scripts/lean-react.ts expects: no ${[...wanted].join(', ')}`);
  return left;
}
