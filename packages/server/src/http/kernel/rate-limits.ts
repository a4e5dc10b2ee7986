import { type RouteName, routes } from '@twosides/domain/contract';
import type { MemberId, RateLimit } from '@twosides/domain/kernel';
import type { Origin } from './address-of.ts';

/** If a value is null, the rate limits by that value do not apply to the caller. */
export type Caller = Origin & {
  readonly email: string | null;
  /** The same for all spellings of a mailbox, such as `a.b+tag@` and `ab@`. */
  readonly mailbox: string | null;
  /** The email's domain if the domain's owner can create any address there, otherwise null. */
  readonly domain: string | null;
  readonly relay: string | null;
  readonly member: MemberId | null;
};

export type Rule = {
  readonly by: keyof Caller;
  readonly points: number;
  readonly seconds: number;
  /** The share of the points (0 to 1) after which calls need a proof of work. */
  readonly proofAfter?: number;
};

const MINUTE = 60;
const HOUR = 3_600;

export const RATE_LIMITS = {
  requests: { by: 'address', points: 3_000, seconds: MINUTE },
  'requests-site': { by: 'site', points: 6_000, seconds: MINUTE },
  'requests-network': { by: 'network', points: 15_000, seconds: MINUTE },
  'login-minute': { by: 'address', points: 6, seconds: MINUTE },
  'login-hour': { by: 'address', points: 30, seconds: HOUR },
  'login-site': { by: 'site', points: 60, seconds: HOUR },
  'login-network': { by: 'network', points: 300, seconds: HOUR },
  'login-email': { by: 'email', points: 25, seconds: HOUR },
  passkey: { by: 'address', points: 30, seconds: MINUTE },
  'passkey-network': { by: 'network', points: 300, seconds: MINUTE },
  'provider-sign-in': { by: 'address', points: 120, seconds: HOUR },
  'provider-sign-in-network': { by: 'network', points: 600, seconds: HOUR },
  'provider-join-mailbox': { by: 'mailbox', points: 5, seconds: 30 * MINUTE },
  'provider-join-domain': { by: 'domain', points: 60, seconds: 6 * HOUR },
  register: { by: 'address', points: 20, seconds: HOUR },
  'register-site': { by: 'site', points: 30, seconds: HOUR },
  'register-network': { by: 'network', points: 40, seconds: HOUR, proofAfter: 0.5 },
  // Stops a domain's owner, who can create any number of mailboxes, but leaves room for a school or company.
  'register-domain': { by: 'domain', points: 30, seconds: 6 * HOUR, proofAfter: 0.5 },
  // Many people share a relay such as Apple's Hide My Email: the limit is high, and the proof of work starts early.
  'register-relay': { by: 'relay', points: 2_000, seconds: 6 * HOUR, proofAfter: 0.02 },
  'register-email': { by: 'email', points: 6, seconds: 24 * HOUR },
  'register-mailbox': { by: 'mailbox', points: 20, seconds: 24 * HOUR },
  'register-mails': { by: 'mailbox', points: 6, seconds: 30 * MINUTE },
  'forgot-password': { by: 'mailbox', points: 5, seconds: 30 * MINUTE },
  'resend-verification': { by: 'mailbox', points: 5, seconds: 30 * MINUTE },
  'sign-in-link': { by: 'mailbox', points: 5, seconds: 30 * MINUTE },
  'change-email': { by: 'mailbox', points: 5, seconds: 30 * MINUTE },
  // Without a common limit, a stranger can flood a mailbox with one kind of link after the other.
  'account-links': { by: 'mailbox', points: 6, seconds: 30 * MINUTE },
  // More than `resend-verification` allows alone, which mails no verified owner but would use up the links to sign in.
  'mailed-links': { by: 'mailbox', points: 12, seconds: HOUR },
  'mail-requests': { by: 'address', points: 60, seconds: HOUR },
  'mail-requests-network': { by: 'network', points: 240, seconds: HOUR },
  post: { by: 'member', points: 5, seconds: HOUR },
  // Each edit of a long text keeps SQLite busy for up to half a second, because all its words are indexed again.
  edit: { by: 'member', points: 20, seconds: HOUR },
  vote: { by: 'member', points: 60, seconds: MINUTE },
  comment: { by: 'member', points: 10, seconds: MINUTE },
  report: { by: 'member', points: 20, seconds: HOUR },
  'report-visitor': { by: 'address', points: 10, seconds: HOUR },
  'report-visitor-network': { by: 'network', points: 40, seconds: HOUR, proofAfter: 0.5 },
  'report-visitor-mailbox': { by: 'mailbox', points: 5, seconds: 24 * HOUR },
  // Stops a person who finds a signed-in device from guessing the password.
  password: { by: 'member', points: 10, seconds: 15 * MINUTE },
  export: { by: 'member', points: 10, seconds: HOUR },
  profile: { by: 'member', points: 20, seconds: 10 * MINUTE },
  'member-writes': { by: 'member', points: 60, seconds: MINUTE },
  // Search is the most expensive read, but the limit is high: search fields send a request at each pause in typing.
  search: { by: 'address', points: 300, seconds: MINUTE },
  'search-network': { by: 'network', points: 900, seconds: MINUTE },
  rendering: { by: 'address', points: 300, seconds: MINUTE },
  'rendering-network': { by: 'network', points: 1_200, seconds: MINUTE },
  faults: { by: 'address', points: 10, seconds: MINUTE },
  'faults-network': { by: 'network', points: 100, seconds: MINUTE },
  'visitor-writes': { by: 'address', points: 60, seconds: MINUTE },
  'visitor-writes-network': { by: 'network', points: 600, seconds: MINUTE },
} as const satisfies Record<string, Rule>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** Each process counts these limits on its own, because a database query for every request would cost too much. */
export const PROCESS_LIMITS = {
  requests: ['requests', 'requests-site', 'requests-network'],
  rendering: ['rendering', 'rendering-network'],
} as const satisfies Record<string, readonly RateLimitName[]>;

/** Narrow limits come first, so a caller who exceeds one does not use up the wider limits. */
const OF_ROUTE: { readonly [Name in RouteName]?: readonly RateLimitName[] } = {
  login: ['login-minute', 'login-hour', 'login-site', 'login-network', 'login-email'],
  register: [
    'register',
    'register-site',
    'register-network',
    'register-email',
    'register-mailbox',
    'register-mails',
    'mailed-links',
    'register-domain',
    'register-relay',
  ],
  startPasskey: ['passkey', 'passkey-network'],
  signInWithPasskey: ['passkey', 'passkey-network'],
  confirmIdentity: ['password', 'passkey', 'passkey-network'],
  forgotPassword: ['mail-requests', 'mail-requests-network', 'forgot-password', 'account-links', 'mailed-links'],
  resendVerification: ['mail-requests', 'mail-requests-network', 'resend-verification', 'mailed-links'],
  requestSignInLink: ['mail-requests', 'mail-requests-network', 'sign-in-link', 'account-links', 'mailed-links'],
  postConflict: ['post'],
  postAnonymousConflict: ['post'],
  editConflict: ['edit'],
  castVote: ['vote'],
  addComment: ['comment'],
  reportConflict: ['report'],
  reportComment: ['report'],
  reportUpdate: ['report'],
  reportAsVisitor: ['report-visitor', 'report-visitor-network', 'report-visitor-mailbox'],
  completeOnboarding: ['profile'],
  updateProfile: ['profile'],
  changePassword: ['password'],
  deleteAccount: ['password'],
  exportAccount: ['export'],
  search: ['search', 'search-network'],
  changeEmail: ['password', 'mail-requests', 'mail-requests-network', 'change-email', 'account-links', 'mailed-links'],
};

export type Countable = RouteName | 'providerSignIn' | 'providerJoin' | 'faultBeacon';

export const rateLimitsOf = (name: Countable): readonly RateLimitName[] => {
  if (name === 'providerSignIn') return ['provider-sign-in', 'provider-sign-in-network'];
  if (name === 'providerJoin')
    return ['mail-requests', 'mail-requests-network', 'provider-join-mailbox', 'provider-join-domain'];
  if (name === 'faultBeacon') return ['faults', 'faults-network'];
  const own = OF_ROUTE[name];
  if (own) return own;
  if (routes[name].method === 'GET') return [];
  return routes[name].access === 'member' ? ['member-writes'] : ['visitor-writes', 'visitor-writes-network'];
};

export type RateLimitSetting = 'off' | { readonly [Name in RateLimitName]?: Pick<RateLimit, 'points' | 'seconds'> };

/**
 * Parses `on`, `off`, or overrides like `register=100/3600,comment=20/60` (points/seconds).
 * @returns an error message if the text is invalid
 */
export const parseRateLimits = (text: string): RateLimitSetting | string => {
  if (text === 'on') return {};
  if (text === 'off') return 'off';
  const setting: { [Name in RateLimitName]?: Pick<RateLimit, 'points' | 'seconds'> } = {};
  for (const part of text.split(',')) {
    const [, name = '', points, seconds] = /^([a-z-]+)=([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(part.trim()) ?? [];
    if (!isRateLimitName(name))
      return `must be "on", "off", or limits such as "register=100/3600" for any of ${Object.keys(RATE_LIMITS).join(', ')}`;
    setting[name] = { points: Number(points), seconds: Number(seconds) };
  }
  return setting;
};

const isRateLimitName = (name: string): name is RateLimitName => Object.hasOwn(RATE_LIMITS, name);
