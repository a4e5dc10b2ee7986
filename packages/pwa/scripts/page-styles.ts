import { type Targets, transform } from 'lightningcss';
import type { Plugin, Rolldown } from 'vite';

/** Which style sheet each page is drawn with, by the page's source: the server reads it beside Vite's own manifest. */
const PAGE_STYLES = '.vite/page-styles.json';

/** What stands in no HTML of the server's: it is there once the app answers, and its styles come with the code. */
const NEVER_RENDERED = [
  'app/ScreenLoading',
  'app/shell/notice/OfflineNotice',
  'features/account/page/AccountLink',
  'features/conflict-list/CardSkeleton',
  'features/conflict/ConflictSkeleton',
  'features/conflict/vote/OwnVote',
  'features/leaderboard/LeaderboardSkeleton',
  'features/outbox/WaitingLine',
  'features/public-profile/Skeletons',
  'features/voting/RevealCountdown',
  'ui/feedback/FormError',
  'ui/feedback/Spinner',
  'ui/form/DangerButton',
  'ui/form/TextCounter',
  'ui/split/SideQuotesSkeleton',
].map((name) => `/pwa/src/${name}.module.css`);

/** What is loaded by itself, and stands in the HTML all the same. */
const RENDERED_APART = /\/src\/(?:app\/shell\/footer\/Footer|features\/home\/HeroPicture)\.tsx$/;
/**
 * Which fonts there are. A browser that learns of another one lays out the whole page, so that they come with what is
 * drawn first, and with nothing that comes later.
 */
const FACES = /\/src\/styles\/voice\/voice\.css$/;
const MAIN = /\/src\/main\.tsx$/;
const PAGE = /\/(src\/pages\/.+\.ts)$/;

/**
 * A page that the server renders is drawn with one style sheet: what its HTML can hold, and nothing else. Those of the
 * chunks, which hold the styles of many pages, come with the code. The built index.html, which draws all others, has
 * the fonts in a sheet of their own.
 */
export const pageStyles = (): Plugin => {
  const sheets = new Map<string, string>();
  let targets: Targets = {};
  let faces = '';
  return {
    name: 'page-styles',
    apply: 'build',
    configResolved: ({ build }) => {
      targets = targetsOf(build.cssTarget);
    },
    transform: {
      // After Vite has named the classes, before it takes the styles out of the code.
      filter: { id: /\.css$/ },
      handler: (css, id) => {
        if (!NEVER_RENDERED.some((name) => id.endsWith(name))) sheets.set(id, css);
        return FACES.test(id) ? { code: '', map: null } : undefined;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'link',
          attrs: { rel: 'stylesheet', crossorigin: true, href: `/${faces}`, id: 'faces' },
          injectTo: 'head',
        },
      ],
    },
    generateBundle: {
      // Before index.html is written, which names the fonts.
      order: 'pre',
      handler(_, bundle) {
        const modules = Object.values(bundle).flatMap((part) =>
          part.type === 'chunk' ? Object.keys(part.modules) : [],
        );
        const built = new Set(modules);
        const gone = NEVER_RENDERED.filter((name) => !modules.some((id) => id.endsWith(name)));
        if (gone.length > 0) this.error(`scripts/page-styles.ts names what is not built: ${gone.join(', ')}`);
        const withFiles = (css: string) =>
          css.replaceAll(/__VITE_ASSET__([\w$]+)__/g, (_match, asset) => `/${this.getFileName(asset)}`);
        const emit = (name: string, ids: Iterable<string>) => {
          const css = [...ids].map((id) => (built.has(id) && sheets.get(id)) || '').join('');
          const { code } = transform({ filename: name, code: Buffer.from(withFiles(css)), minify: true, targets });
          return this.getFileName(this.emitFile({ type: 'asset', name, source: code }));
        };
        faces = emit(
          'faces.css',
          modules.filter((id) => FACES.test(id)),
        );
        const main = modules.find((id) => MAIN.test(id)) ?? '';
        const pages = [...this.getModuleIds()].flatMap((id) => {
          const page = PAGE.exec(id)?.[1];
          if (page === undefined || !isRendered(this, id)) return [];
          return [[page, emit('page.css', importedBy(this, [main, id]))]];
        });
        this.emitFile({ type: 'asset', fileName: PAGE_STYLES, source: JSON.stringify(Object.fromEntries(pages)) });
      },
    },
  };
};

const isRendered = (graph: Rolldown.PluginContext, id: string) =>
  graph.getModuleInfo(id)?.code?.includes('renderedBy') === true;

/** All that stands in their HTML, at whatever remove, in the order in which it runs; other pages left out. */
function importedBy(graph: Rolldown.PluginContext, ids: readonly string[], reached = new Set<string>()) {
  const ordered = new Set<string>();
  const reach = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    const apart = dynamicallyImportedIds.filter((next) => RENDERED_APART.test(next));
    for (const next of [...importedIds, ...apart]) if (!isRendered(graph, next)) reach(next);
    ordered.add(id);
  };
  for (const id of ids) reach(id);
  return ordered;
}

/** As lightningcss has it: "safari17.5" is 17 << 16 | 5 << 8. */
function targetsOf(browsers: string | readonly string[] | false | undefined): Targets {
  return Object.fromEntries(
    [browsers || []].flat().map((each) => {
      const [, name = '', major = 0, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(each) ?? [];
      return [name, (Number(major) << 16) | (Number(minor) << 8)];
    }),
  );
}
