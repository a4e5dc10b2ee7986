type Module = { readonly isEntry: boolean; readonly importers: readonly string[] };
type Graph = { readonly getModuleInfo: (id: string) => Module | null };

const FIRST_SCREEN = 'pwa/src/features/home/HomeScreen.tsx';

/**
 * In bytes, before compression: of less, a chunk of its own costs more than it spares. With much more, circles begin.
 */
const SMALL = 6_000;

/**
 * Which modules travel together. Many small files compress worse than few, and each name costs: left to itself the
 * build would split what the lists share by every combination of screens that use it.
 */
export const CHUNK_GROUPS = [
  {
    // Needed by every page, and changed less often than the app. The copy on the device is kept by what comes later.
    name: 'vendor',
    test: /node_modules\/((react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack\/react-query)\/|@tanstack\/query-core\/(?!.*\/hydration\.))/,
  },
  {
    // What every list of conflicts is made of: home, categories, trending, profiles, and in part a conflict's own page.
    name: 'lists',
    includeDependenciesRecursively: false,
    test: new RegExp(
      [
        'pwa/src/features/conflict-list/',
        'pwa/src/features/sign-up-prompt/(use-sign-up-prompt|remember-redirect|SubmitLink)',
        'pwa/src/features/(category/CategoryNav|report/LazyConflictMenu|share/(ShareButton|share-link|use-share))',
        'pwa/src/features/public-profile/(MemberName|profile-path)',
        'pwa/src/api/(conflict|operation-id|patch-answers|shares|unique-by-id)',
        'pwa/src/outbox/(outbox-items|use-outbox|use-submit)',
        'pwa/src/ui/split/',
        'pwa/src/ui/identity/(Avatar|AvatarPortrait|TimeAgo|use-now)\\.',
        'pwa/src/ui/feedback/(ErrorState|Skeleton|use-toast)\\.',
        'pwa/src/ui/form/(Field|SelectField)\\.',
        'pwa/src/ui/layout/(Badge|Card|Chip|Tag|TagList|use-focus-kept)\\.',
        'domain/src/(kernel/(ids|time)|wire/limits)\\.ts',
        'domain/src/model/(avatar|category|side)\\.ts',
        'domain/src/conflicts/(side-labels|slug)\\.rule\\.ts',
        'domain/src/reading/excerpt\\.rule\\.ts',
        'domain/src/contract/(list-messages|toasts)\\.ts',
      ].join('|'),
    ),
  },
  {
    // What every form is made of: left to itself it is split between screens in circles.
    name: 'forms',
    includeDependenciesRecursively: false,
    test: /pwa\/src\/(form\/|ui\/(form\/(Checkbox|RadioGroup|TextArea|TextCounter|TextField)|feedback\/(FormError|Notice))\.)/,
  },
  {
    // What every screen of signing up and in is made of: the same of it.
    name: notOfFirstPaint('account'),
    includeDependenciesRecursively: false,
    test: /pwa\/src\/features\/(account\/|sign-up-prompt\/redirect-after-login|onboarding\/onboarding-draft|reset-password\/check-new-password)/,
  },
  {
    // What members have earned, and who they are: the same of it.
    name: 'members',
    includeDependenciesRecursively: false,
    test: /pwa\/src\/(api\/(points|profiles)\.|features\/points\/)/,
  },
  {
    // What several screens share of the domain, together with what nearly the same screens share. Each room's index
    // imports all of the room, so that who imports what would tell nothing; the build goes by what is used.
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
    name: notOfFirstPaint('shared'),
    includeDependenciesRecursively: false,
    test: /pwa\/src\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL,
  },
];

function notOfFirstPaint(name: string) {
  return (id: string, graph: Graph) => (isOfFirstPaint(id, graph) ? null : name);
}

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
