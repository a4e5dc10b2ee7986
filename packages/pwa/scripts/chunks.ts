type Module = { readonly isEntry: boolean; readonly importers: readonly string[] };
type Graph = { readonly getModuleInfo: (id: string) => Module | null };

const FIRST_SCREEN = 'pwa/src/features/home/HomeScreen.tsx';

/** In bytes, before compression: of less, a chunk of its own costs more than it spares. With much more, circles begin. */
const SMALL = 8_000;

/**
 * Which modules travel together. Many small files compress worse than few, and each name costs: left to itself the
 * build would split what the lists share by every combination of screens that use it.
 */
export const CHUNK_GROUPS = [
  {
    // Needed by every page, and changed less often than the app.
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack)\//,
  },
  {
    // What every list of conflicts is made of: home, categories, trending, profiles, and in part a conflict's own page.
    name: 'lists',
    includeDependenciesRecursively: false,
    test: new RegExp(
      [
        'pwa/src/features/conflict-list/',
        'pwa/src/features/sign-up-prompt/(use-sign-up-prompt|redirect-after-login)',
        'pwa/src/features/(category/CategoryNav|report/LazyConflictMenu|share/(ShareButton|share-link|use-share))',
        'pwa/src/features/public-profile/(MemberName|profile-path)',
        'pwa/src/api/(conflict|operation-id|shares|unique-by-id)',
        'pwa/src/outbox/(outbox-items|use-outbox|use-submit)',
        'pwa/src/ui/(Avatar|AvatarPortrait|Badge|Card|Chip|ErrorState|Field|SelectField|SideQuote|Skeleton|Split|Tag|TimeAgo|VoteButtons)\\.',
        'pwa/src/ui/(SplitBar|SplitHidden|SplitThin|split-label|use-now|use-toast)',
        'domain/src/model/(avatar|category|ids|side)\\.ts',
        'domain/src/rules/(excerpt|redirect|side-labels|slug|time-ago)\\.ts',
        'domain/src/contract/(list-messages|toasts)\\.ts',
      ].join('|'),
    ),
  },
  {
    // What several screens share of the domain, together with what nearly the same screens share. Its index imports all
    // of it, so that who imports what would tell nothing; the build goes by what is used.
    name: 'rules',
    includeDependenciesRecursively: false,
    test: /domain\/src\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL,
  },
  {
    // The same of the rest, but for what is there before any of those screens.
    debugName: 'shared',
    name: (id: string, graph: Graph) => (isOfFirstPaint(id, graph) ? null : 'shared'),
    includeDependenciesRecursively: false,
    test: /pwa\/src\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL,
  },
];

const known = new Map<string, boolean>();

/** Whether the entry or home import it, at whatever remove: it is there before any screen that shares it. */
function isOfFirstPaint(id: string, graph: Graph): boolean {
  const found = known.get(id);
  if (found !== undefined) return found;
  // Where imports lead back here, the others decide.
  known.set(id, false);
  const info = graph.getModuleInfo(id);
  const isFirst =
    info !== null &&
    (info.isEntry || id.endsWith(FIRST_SCREEN) || info.importers.some((importer) => isOfFirstPaint(importer, graph)));
  known.set(id, isFirst);
  return isFirst;
}
