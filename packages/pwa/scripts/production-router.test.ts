import { expect, test } from 'vitest';
import { productionRouter, rewriteRouter } from './production-router.ts';

const ID = '/node_modules/react-router/dist/production/index.mjs';
const CODE = `var Context = React2.createContext(null);
Context.displayName = "Context";
function usePrefetchBehavior(prefetch, handlers) {
  return [true, handlers, {}];
}
function PrefetchPageLinks({ page }) {
  return page;
}
Boundary.contextType = Context;
function useNavigate() {
  return isDataRoute ? useNavigateStable() : useNavigateUnstable();
}
`;

type Hooks = {
  readonly transform: (code: string, id: string) => string | null;
  readonly buildEnd: (this: { error: (words: string) => never }, error?: Error) => void;
};

const begin = () => productionRouter() as unknown as Hooks;
const context = {
  error(words: string): never {
    throw new Error(words);
  },
};

test('what a declarative router does not use is taken out', () => {
  expect(rewriteRouter(CODE, () => undefined)).toBe(`var Context = /* @__PURE__ */ React2.createContext(null);

function usePrefetchBehavior() { return [false, null, {}]; }
function PrefetchPageLinks() { return null; }

function useNavigate() { return useNavigateUnstable(); }
`);
});

test('a release in which all of it is found is built', () => {
  const plugin = begin();
  plugin.transform(CODE, ID);
  expect(() => plugin.buildEnd.call(context)).not.toThrow();
});

test('a release that is written in another way fails the build, which names what was not found', () => {
  const plugin = begin();
  plugin.transform(CODE.replace('usePrefetchBehavior', 'usePrefetching'), ID.replace('production', 'other'));
  expect(() => plugin.buildEnd.call(context)).toThrow(
    'react-router is not what scripts/production-router.ts expects: its production files, usePrefetchBehavior not found',
  );
});

test('a build that has failed already keeps its own words', () => {
  expect(() => begin().buildEnd.call(context, new Error('Another'))).not.toThrow();
});
