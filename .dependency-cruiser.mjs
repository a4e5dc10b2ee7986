// Import rules. The `comment` of each rule says how to fix a violation. scripts/check-boundaries.mjs checks that each
// rule catches one.
const TEST = '\\.test\\.tsx?$';
const TEST_SET_UP = '^packages/.*/(testing|behaviour|test-[a-z-]+)(/|\\.ts$)';

/** @param {...string} allowed */
const anythingBut = (...allowed) => ({ pathNot: allowed });
/** @param {string} name */
const pkg = (name) => `(^|node_modules/)${name}(/|$)`;
const DOMAIN = '^packages/domain/src/';
const APP = '^packages/pwa/src/';
/** Contains one folder per technology. Files directly in it are shared by all technologies. */
const ADAPTERS = '^packages/server/src/adapters/';

/**
 * A folder may import from the folders listed before it. Folders within one string may not import each other.
 * @type {Record<string, { path: string, levels: string[] }>}
 */
export const ORDERS = {
  domain: {
    path: DOMAIN,
    levels: [
      'kernel',
      'wire',
      'model',
      'names',
      'points',
      'mailbox-keys',
      'conflicts',
      'voting',
      'discussion',
      'sharing',
      'outbox',
      'jobs',
      'accounts',
      'profile',
      'sign-in',
      'alerts',
      'push',
      'moderation',
      'statements',
      'reading',
      'deck',
      'updates',
      'privacy',
      'contract',
    ],
  },
  app: {
    path: APP,
    levels: ['ui api messages', 'session', 'install', 'outbox drafts push form', 'features', 'pages', 'app'],
  },
  features: {
    path: `${APP}features/`,
    levels: [
      'common',
      'account',
      'alerts',
      'posting',
      'safety',
      'voting',
      'conflict',
      'lists',
      'members',
      'outbox',
      'info',
      'settings',
    ],
  },
};

/** For each folder, the folders (`strangers`) that it may not import from. @param {string[]} levels */
export const strangersOf = (levels) =>
  levels.flatMap((level, index) =>
    level.split(' ').flatMap((folder, _, siblings) => {
      const others = [
        ...siblings.filter((other) => other !== folder),
        ...levels
          .slice(index + 1)
          .join(' ')
          .split(' '),
      ];
      const strangers = others.filter(Boolean);
      return strangers.length === 0 ? [] : [{ folder, strangers }];
    }),
  );

/** @param {[string, typeof ORDERS[string]]} order */
const staysBelow = ([name, { path, levels }]) =>
  strangersOf(levels).map(({ folder, strangers }) => ({
    name: `${name}-${folder}-stays-below`,
    comment: `What comes after ${folder} knows it, not the other way round. Move what both need down, or take it as an argument.`,
    // An `.api.ts` file of the domain may use the views of any folder.
    from: { path: `${path}${folder}/`, pathNot: [TEST, '\\.api\\.ts$'] },
    to: { path: `${path}(${strangers.join('|')})/` },
  }));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const RULES = [
  {
    name: 'no-circular',
    comment:
      'Two files that need each other, if only for types, are one thing, or hide a third: move what both need into a file of its own.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolvable',
    comment:
      'This import leads nowhere, so no rule can judge it: correct the path, or add the package to package.json.',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:'] },
  },
  {
    name: 'packages-meet-by-name',
    comment:
      'Import the domain by its name and room (@twosides/domain/voting), and only what its index exports. App, server and end-to-end tests meet over HTTP alone.',
    from: { path: '^(packages/[^/]+|e2e)/' },
    to: { path: '^packages/', pathNot: ['^$1/', '^packages/domain/src/[^/]+/index\\.ts$'] },
  },
  {
    name: 'domain-depends-on-valibot-only',
    comment:
      'The domain has no framework, no IO, no clock and no randomness. Describe the need as a port of the room that has it, and let an adapter of the server or the app deliver it.',
    from: { path: DOMAIN, pathNot: TEST },
    to: anythingBut(DOMAIN, pkg('valibot')),
  },
  ...Object.entries(ORDERS).flatMap(staysBelow),
  {
    name: 'rules-are-pure',
    comment:
      'A rule is a pure function over kernel, model and the rules below it. What needs a port is a use case; what makes an answer is a view.',
    from: { path: `${DOMAIN}.*\\.rule\\.ts$` },
    to: anythingBut(`${DOMAIN}(kernel|model)/`, '\\.rule\\.ts$'),
  },
  {
    name: 'ports-promise-model',
    comment:
      'A port speaks of kernel and model, and of what rules and ports below it name, so that an adapter needs nothing else.',
    from: { path: `${DOMAIN}.*\\.port\\.ts$` },
    to: anythingBut(`${DOMAIN}(kernel|model)/`, '\\.(rule|port)\\.ts$'),
  },
  {
    name: 'views-and-apis-declare',
    comment:
      'A view is a schema and the pure function that makes it; an api declares what calls take and give. Neither calls a port nor knows a use case.',
    from: { path: `${DOMAIN}.*\\.(view|api)\\.ts$` },
    to: anythingBut(`${DOMAIN}(kernel|wire|model)/`, '\\.(rule|port|view|api)\\.ts$', pkg('valibot')),
  },
  {
    name: 'adapters-serve-ports-only',
    comment:
      'An adapter knows its own technology and the domain ports it serves: no other adapter, neither HTTP nor pages nor jobs.',
    from: { path: `${ADAPTERS}([^/]+)/`, pathNot: [TEST, TEST_SET_UP] },
    to: { path: '^packages/server/src/(adapters/[^/]+|http|pages|jobs)/', pathNot: `${ADAPTERS}$1/` },
  },
  {
    name: 'compose-alone-knows-adapters',
    comment:
      'Ask for a domain port and let composition/ pass the adapter in. Tests and their set-up (whatever is named testing, behaviour or test-…) may use adapters too.',
    from: {
      path: '^packages/server/src/',
      pathNot: [TEST, TEST_SET_UP, `${ADAPTERS}[^/]+/`, '^packages/server/src/composition/'],
    },
    to: { path: `${ADAPTERS}[^/]+/` },
  },
  {
    name: 'nothing-imports-composition',
    comment: 'composition/ puts everything together. What it puts together declares what it needs.',
    from: {
      path: '^packages/server/src/[^/]+/',
      pathNot: [TEST, TEST_SET_UP, '^packages/server/src/(composition|seed)/'],
    },
    to: { path: '^packages/server/src/(composition/|main\\.ts$)' },
  },
  {
    name: 'no-test-set-up-in-production',
    comment:
      'Whatever is named testing, behaviour or test-… is for tests: production code that needs it has found something that belongs elsewhere.',
    from: { path: '^packages/[^/]+/src/', pathNot: [TEST, TEST_SET_UP] },
    to: { path: [TEST_SET_UP, TEST] },
  },
  {
    name: 'machines-are-pure',
    comment:
      'A machine is xstate, domain and rules and texts of the app only; IO comes in as actors through .provide(), so that its test runs with a simulated clock and fakes.',
    from: { path: '^packages/pwa/src/.*(-machine|\\.rule)\\.ts$' },
    to: anythingBut(
      '(-machine|\\.rule)\\.ts$',
      `${APP}messages/`,
      '^packages/domain/src/[^/]+/index\\.ts$',
      pkg('xstate'),
    ),
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: RULES.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist(-server)?/' },
    // An `import type` counts as a dependency like any other import.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg', '.d.ts'],
    },
  },
};
