type Module = {
  readonly code: string | null;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
};
type Graph = { readonly getModuleInfo: (id: string) => Module | null };

/** What every visit goes on with once its first page answers. */
const AFTERWARDS = [
  'pwa/src/app/go-to-part.ts',
  'pwa/src/app/offer-updates.ts',
  'pwa/src/app/prefetch-on-intent.ts',
  'pwa/src/app/reload.ts',
  'pwa/src/app/shell/OutboxKeeper.tsx',
  'pwa/src/app/shell/footer/Footer.tsx',
  'pwa/src/app/shell/header/OutboxLink.tsx',
  'pwa/src/app/shell/notice/ShownAge.tsx',
  'pwa/src/features/home/HeroPicture.tsx',
  'pwa/src/features/report/ConflictMenu.tsx',
  'pwa/src/features/sign-up-prompt/SignUpPrompt.tsx',
  'pwa/src/install/InstallOffer.tsx',
  'pwa/src/pages/other-pages.ts',
  'pwa/src/session/device-copy/device-copy.ts',
  'pwa/src/ui/feedback/ToastCard.tsx',
  'pwa/src/ui/identity/AvatarGeometric.tsx',
];
/** What is the libraries', beside their own files. */
const WITH_LIBRARIES = 'pwa/src/app/react-dom.ts';
/** What every member's visit goes on with. */
const MEMBERS = [
  'pwa/src/app/shell/header/MemberControls.tsx',
  'pwa/src/features/alerts/UnreadMark.tsx',
  'pwa/src/push/',
];
const TABS = 'pwa/src/ui/layout/Tabs.tsx';
const OVERLAYS = ['DialogPanel', 'MenuPopup', 'TooltipPopup'].map((name) => `pwa/src/ui/overlay/${name}.tsx`);
const APP = 'pwa/src/';
const DOMAIN = 'domain/src/';
/** What nearly every page takes something of. An index imports all of a room, so that importers tell nothing there. */
const COMMON = [
  'domain/src/contract/',
  'domain/src/kernel/',
  'domain/src/wire/error-codes.ts',
  'domain/src/wire/messages.ts',
  'pwa/src/outbox/tell-act.ts',
  'pwa/src/ui/split/',
  'node_modules/use-sync-external-store/',
];
const RULE = /\/domain\/src\/[^/]+\/[^/]+\.rule\.ts$/;
const MACHINES = ['node_modules/xstate/', 'node_modules/@xstate/', 'node_modules/valibot/'];

/** All that is named here: a folder, or how the path of a file begins. `named-modules.ts` has each mean something. */
export const NAMED = [
  WITH_LIBRARIES,
  ...AFTERWARDS,
  ...MEMBERS,
  TABS,
  ...OVERLAYS,
  APP,
  DOMAIN,
  ...COMMON,
  ...MACHINES,
];

const anyOf = (...names: readonly string[]) =>
  new RegExp(names.map((name) => `/${name.replaceAll('.', '\\.')}`).join('|'));

/**
 * Which modules travel together: layer upon layer, what is there first on top. Each takes along all that its modules
 * import and no layer above has, so that no chunks can import each other in a circle.
 */
export const CHUNK_GROUPS = [
  // What every visit begins with, and of that what changes less often than the app.
  { name: 'vendor', tags: ['$initial' as const], test: anyOf('node_modules/', WITH_LIBRARIES) },
  { name: 'index', tags: ['$initial' as const] },
  { name: 'tabs', test: anyOf(TABS) },
  { debugName: 'reading', name: ofReading, minShareCount: 2 },
  { name: 'afterwards', test: anyOf(...AFTERWARDS) },
  { name: 'members', test: anyOf(...MEMBERS) },
  { name: 'machines', test: anyOf(...MACHINES) },
  // What all others share: the screens that ask for something.
  { name: 'asking', test: anyOf(APP, DOMAIN), minShareCount: 2 },
  { name: 'overlays', test: anyOf(...OVERLAYS) },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** What a page that is rendered on the server shares with any other piece. */
function ofReading(id: string, graph: Graph) {
  if (anyOf(...COMMON).test(id) || RULE.test(id)) return 'reading';
  const entries = anyOf(APP).test(id) ? entriesOf(id, graph) : new Set<string>();
  const isShared = entries.size > 1 && !entries.has(id);
  return isShared && [...entries].some((entry) => isRendered(entry, graph)) ? 'reading' : null;
}

const isRendered = (id: string, graph: Graph) => graph.getModuleInfo(id)?.code?.includes('renderedBy') === true;

const known = new Map<string, ReadonlySet<string>>();

/** What is loaded by itself and imports the module, at whatever remove. */
function entriesOf(id: string, graph: Graph): ReadonlySet<string> {
  const found = known.get(id);
  if (found) return found;
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  const entries = new Set(importers.flatMap((importer) => [...entriesOf(importer, graph)]));
  if (dynamicImporters.length > 0) entries.add(id);
  known.set(id, entries);
  return entries;
}
