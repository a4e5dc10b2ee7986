import { type Targets, transform } from 'lightningcss';
import type { Plugin, Rolldown } from 'vite';

/** Which style sheet each page is drawn with, by the page's source: the server reads it beside Vite's own manifest. */
const PAGE_STYLES = '.vite/page-styles.json';

/** What stands in no HTML of the server's: it is there once the app answers, and its styles come with the code. */
const NEVER_RENDERED = [
  'app/ScreenLoading',
  'app/shell/notice/OfflineNotice',
  'features/conflict-list/CardSkeleton',
  'features/conflict/ConflictSkeleton',
  'features/leaderboard/LeaderboardSkeleton',
  'features/outbox/WaitingLine',
  'features/voting/RevealCountdown',
  'ui/feedback/FormError',
  'ui/feedback/Spinner',
  'ui/form/TextCounter',
].map((name) => `/pwa/src/${name}.module.css`);

/** What is loaded by itself, and stands in the HTML all the same. */
const RENDERED_APART = /\/src\/(?:app\/shell\/footer\/Footer|features\/home\/HeroPicture)\.tsx$/;
const MAIN = /\/src\/main\.tsx$/;
const PAGE = /\/(src\/pages\/.+\.ts)$/;

/**
 * A page that the server renders is drawn with one style sheet: what its HTML can hold, and nothing else. Those of the
 * chunks, which hold the styles of many pages, come with the code.
 */
export const pageStyles = (): Plugin => {
  const sheets = new Map<string, string>();
  let targets: Targets = {};
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
      },
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : []));
      const built = new Set(modules);
      const gone = NEVER_RENDERED.filter((name) => !modules.some((id) => id.endsWith(name)));
      if (gone.length > 0) this.error(`scripts/page-styles.ts names what is not built: ${gone.join(', ')}`);
      const withFiles = (css: string) =>
        css.replaceAll(/__VITE_ASSET__([\w$]+)__/g, (_match, asset) => `/${this.getFileName(asset)}`);
      const main = modules.find((id) => MAIN.test(id));
      const of: Record<string, string> = {};
      for (const id of this.getModuleIds()) {
        const page = PAGE.exec(id)?.[1];
        if (page === undefined || !isRendered(this, id)) continue;
        const css = [...importedBy(this, [main ?? '', id])].map((each) => (built.has(each) && sheets.get(each)) || '');
        const { code } = transform({ filename: id, code: Buffer.from(withFiles(css.join(''))), minify: true, targets });
        of[page] = this.getFileName(this.emitFile({ type: 'asset', name: 'page.css', source: code }));
      }
      this.emitFile({ type: 'asset', fileName: PAGE_STYLES, source: JSON.stringify(of) });
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
