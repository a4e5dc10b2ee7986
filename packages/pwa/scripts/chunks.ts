type Module = { readonly isEntry: boolean; readonly importers: readonly string[] };
type Graph = { readonly getModuleInfo: (id: string) => Module | null };

const DOMAIN = 'domain/src/';
const APP = 'pwa/src/';
const FIRST_SCREEN = 'pwa/src/pages/home.ts';

/**
 * In bytes, before compression: of less, a chunk of its own costs more than it spares. With much more, circles begin.
 */
const SMALL = 6_000;

/** Needed by every page, and changed less often than the app. */
const VENDOR = [
  'node_modules/react/',
  'node_modules/react-dom/',
  'node_modules/scheduler/',
  'node_modules/react-router/',
  'node_modules/@tanstack/query-core/',
  'node_modules/@tanstack/react-query/',
];

/** Of these, what the copy on the device is kept by comes later. */
const LATER = '(?!.*/query-core/.*/hydration\\.)';

/** What every list of conflicts is made of, at home, in categories, trending and profiles, and in part a conflict. */
const LISTS = [
  'pwa/src/features/conflict-list/',
  'pwa/src/features/sign-up-prompt/ask-to-sign-up.ts',
  'pwa/src/features/sign-up-prompt/remember-redirect.ts',
  'pwa/src/features/sign-up-prompt/SubmitLink.tsx',
  'pwa/src/features/account/VerifyFirst.tsx',
  'pwa/src/features/account/page/AccountLink.',
  'pwa/src/features/voting/',
  'pwa/src/features/category/CategoryNav.',
  'pwa/src/features/report/LazyConflictMenu.',
  'pwa/src/features/share/ShareButton.tsx',
  'pwa/src/features/share/share-link.ts',
  'pwa/src/features/share/use-share.ts',
  'pwa/src/features/public-profile/MemberName.',
  'pwa/src/features/public-profile/profile-path.ts',
  'pwa/src/api/conflict-lists.ts',
  'pwa/src/api/conflicts.ts',
  'pwa/src/api/operation-id.ts',
  'pwa/src/api/shares.ts',
  'pwa/src/api/unique-by-id.ts',
  'pwa/src/outbox/outbox-items.ts',
  'pwa/src/outbox/submit.ts',
  'pwa/src/outbox/tell-act.ts',
  'pwa/src/outbox/with-outbox.ts',
  'pwa/src/ui/split/',
  'pwa/src/ui/identity/Avatar.',
  'pwa/src/ui/identity/AvatarPortrait.tsx',
  'pwa/src/ui/identity/TimeAgo.tsx',
  'pwa/src/ui/identity/use-exact-time.ts',
  'pwa/src/ui/feedback/ErrorState.tsx',
  'pwa/src/ui/feedback/Skeleton.',
  'pwa/src/ui/feedback/use-toast.ts',
  'pwa/src/ui/form/Field.',
  'pwa/src/ui/form/SelectField.',
  'pwa/src/ui/layout/Badge.',
  'pwa/src/ui/layout/Card.',
  'pwa/src/ui/layout/Chip.',
  'pwa/src/ui/layout/Tag.',
  'pwa/src/ui/layout/TagList.',
  'pwa/src/ui/layout/use-focus-kept.ts',
  'domain/src/kernel/ids.ts',
  'domain/src/kernel/time.ts',
  'domain/src/wire/limits.ts',
  'domain/src/model/avatar.ts',
  'domain/src/model/category.ts',
  'domain/src/model/side.ts',
  'domain/src/conflicts/side-labels.rule.ts',
  'domain/src/conflicts/slug.rule.ts',
  'domain/src/reading/excerpt.rule.ts',
  'domain/src/contract/list-messages.ts',
  'domain/src/contract/toasts.ts',
];

/** What every form is made of: left to itself it is split between screens in circles. */
const FORMS = [
  'pwa/src/form/',
  'pwa/src/ui/form/Checkbox.',
  'pwa/src/ui/form/RadioGroup.',
  'pwa/src/ui/form/TextArea.',
  'pwa/src/ui/form/TextCounter.',
  'pwa/src/ui/form/TextField.',
  'pwa/src/ui/feedback/FormError.',
  'pwa/src/ui/feedback/Notice.',
];

/** What every screen of signing up and in is made of: the same of it. */
const ACCOUNT = [
  'pwa/src/features/account/',
  'pwa/src/features/sign-up-prompt/redirect-after-login.ts',
  'pwa/src/features/onboarding/onboarding-draft.ts',
  'pwa/src/features/reset-password/check-new-password.ts',
];

/** What members have earned, and who they are: the same of it. */
const MEMBERS = ['pwa/src/api/points.ts', 'pwa/src/api/profiles.ts', 'pwa/src/features/points/'];

/** All that is named here: a folder, or how the path of a file begins. `named-modules.ts` has each mean something. */
export const NAMED = [FIRST_SCREEN, DOMAIN, APP, ...VENDOR, ...LISTS, ...FORMS, ...ACCOUNT, ...MEMBERS];

const anyOf = (names: readonly string[]) =>
  new RegExp(names.map((name) => `/${name.replaceAll('.', '\\.')}`).join('|'));

/**
 * Which modules travel together. Many small files compress worse than few, and each name costs: left to itself the
 * build would split what the lists share by every combination of screens that use it.
 */
export const CHUNK_GROUPS = [
  { name: 'vendor', test: new RegExp(`^${LATER}.*(${anyOf(VENDOR).source})`) },
  { name: 'lists', includeDependenciesRecursively: false, test: anyOf(LISTS) },
  { name: 'forms', includeDependenciesRecursively: false, test: anyOf(FORMS) },
  {
    debugName: 'account',
    name: notOfFirstPaint('account'),
    includeDependenciesRecursively: false,
    test: anyOf(ACCOUNT),
  },
  { name: 'members', includeDependenciesRecursively: false, test: anyOf(MEMBERS) },
  {
    // What several screens share of the domain, together with what nearly the same screens share. Each room's index
    // imports all of the room, so that who imports what would tell nothing; the build goes by what is used.
    name: 'rules',
    includeDependenciesRecursively: false,
    test: anyOf([DOMAIN]),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL,
  },
  {
    // The same of the rest, but for what is there before any of those screens.
    debugName: 'shared',
    name: notOfFirstPaint('shared'),
    includeDependenciesRecursively: false,
    test: anyOf([APP]),
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
