import { randomBytes } from 'node:crypto';
import { parseOpId } from '@twosides/domain/kernel';
import { PROVIDERS, type ProviderName } from '@twosides/domain/model';
import {
  ATTEMPT_LIFETIME,
  type ProviderAnswer,
  type ProviderSignIn,
  type SignInProblem,
} from '@twosides/domain/sign-in';
import { returnToOf } from '@twosides/domain/wire';
import type { Context, Middleware } from 'koa';
import getRawBody from 'raw-body';
import type { UseCases } from '../../use-cases.ts';
import type { Countable } from '../kernel/rate-limits.ts';
import { RequestError, TooManyRequests } from '../kernel/request-error.ts';
import type { RateLimiting } from '../middleware/rate-limiting.ts';
import { currentSession, type Session, sessionOf } from '../middleware/sessions.ts';

type Needs = Pick<UseCases, 'finishProviderSignIn' | 'joinWithProvider' | 'startProviderSignIn'>;

const SIGN_IN_SECTION = '#sign-in';

const MAX_FORM_BYTES = 16_384;

export const providerSignIn = (use: Needs, limits: RateLimiting, publicOrigin: string): Middleware => {
  const browserSecret = browserCookie(publicOrigin.startsWith('https:'));

  const begin = async (ctx: Context, provider: ProviderName, browser: string) => {
    const isConnecting = ctx.query.connect !== undefined;
    const session = sessionOf(ctx);
    const { memberId } = session;
    // Without this check, another site could connect its own Google account to the signed-in member.
    const mayConnect = memberId !== null && isFromOurPage(ctx, publicOrigin);
    if (isConnecting && !mayConnect) return failSignIn(ctx, 'expired', memberId !== null);
    if (!(await isCounted(limits, ctx, 'providerSignIn', null)))
      return failSignIn(ctx, 'too-many-requests', isConnecting);
    const location = await use.startProviderSignIn(provider, browser, {
      connectTo: isConnecting && memberId !== null ? { memberId, session: currentSession(session) } : null,
      returnTo: typeof ctx.query.returnTo === 'string' ? returnToOf(ctx.query.returnTo) : null,
      flow: typeof ctx.query.flow === 'string' ? parseOpId(ctx.query.flow) : null,
    });
    if (location.ok) seeOther(ctx, location.value);
    else failSignIn(ctx, location.error, isConnecting);
  };

  const finish = async (ctx: Context, provider: ProviderName, browser: string | null) => {
    const session = sessionOf(ctx);
    const finished = await use.finishProviderSignIn(provider, browser, session.memberId, readAnswer(ctx));
    if (!finished.ok) return failSignIn(ctx, finished.error.problem, finished.error.wasConnecting);
    if (finished.value.kind === 'connected') return seeOther(ctx, `/settings?connected=${provider}${SIGN_IN_SECTION}`);
    if (finished.value.kind === 'signed-in') return welcome(ctx, session, finished.value);
    const { email } = finished.value;
    if (!(await isCounted(limits, ctx, 'providerJoin', email))) return failSignIn(ctx, 'too-many-requests', false);
    const joined = await use.joinWithProvider(finished.value, session.registration);
    if (!joined.ok) return failSignIn(ctx, joined.error, false);
    if (joined.value.kind === 'signed-in') return welcome(ctx, session, joined.value);
    session.rememberRegistration(joined.value.registration);
    seeOther(ctx, `/check-email?${new URLSearchParams({ email })}`);
  };

  return async (ctx, next) => {
    const route = ctx.method === 'GET' ? matchSignIn(ctx.path) : null;
    if (route === null) return next();
    ctx.set('Cache-Control', 'no-store');
    if (route.isCallback) await finish(ctx, route.provider, browserSecret.read(ctx));
    else await begin(ctx, route.provider, browserSecret.readOrMake(ctx));
  };
};

export const isSignInPath = (path: string): boolean => matchSignIn(path) !== null;

/** Redirects Apple's POST to a GET, because browsers send no cookies with a POST from another site. */
export const appleFormPost: Middleware = async (ctx, next) => {
  if (ctx.method !== 'POST' || ctx.path !== '/auth/apple/callback') return next();
  if (!ctx.is('application/x-www-form-urlencoded')) throw new RequestError('unsupported-media-type');
  const form = new URLSearchParams(await readForm(ctx));
  const answer = new URLSearchParams();
  for (const name of ANSWER_PARAMETERS) {
    const value = form.get(name);
    if (value !== null) answer.set(name, value);
  }
  ctx.set('Cache-Control', 'no-store');
  seeOther(ctx, `${ctx.path}?${answer}`);
};

const ANSWER_PARAMETERS = ['state', 'code', 'error'] as const;

const readForm = (ctx: Context): Promise<string> =>
  getRawBody(ctx.req, { length: ctx.request.length ?? null, limit: MAX_FORM_BYTES, encoding: 'utf-8' }).catch(() => {
    ctx.set('Connection', 'close');
    throw new RequestError('invalid-input');
  });

const matchSignIn = (path: string): { readonly provider: ProviderName; readonly isCallback: boolean } | null => {
  const [, name, callback] = /^\/auth\/([a-z]+)(\/callback)?$/.exec(path) ?? [];
  const provider = PROVIDERS.find((known) => known === name);
  return provider ? { provider, isCallback: callback !== undefined } : null;
};

/** Returns false instead of throwing TooManyRequests, because a navigation must get a page, not a 429. */
const isCounted = async (limits: RateLimiting, ctx: Context, name: Countable, email: string | null) => {
  try {
    await limits.count(ctx, name, { email, member: sessionOf(ctx).memberId });
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
};

type SignedIn = Extract<ProviderSignIn, { readonly kind: 'signed-in' }>;

const welcome = async (ctx: Context, session: Session, { member, returnTo, flow }: SignedIn) => {
  if (!(await session.signIn(member))) return failSignIn(ctx, 'expired', false);
  if (returnTo === null) return seeOther(ctx, member.onboardingCompleted ? '/login?welcome' : '/onboarding');
  if (returnTo.startsWith('/conflict/')) return seeOther(ctx, conflictAfterSignIn(returnTo, flow));
  seeOther(ctx, `/login?welcome&${new URLSearchParams({ returnTo })}`);
};

const conflictAfterSignIn = (returnTo: string, flow: string | null): string => {
  const [path, wish] = returnTo.split('#');
  const welcome = wish === undefined ? 'welcome' : `welcome=${wish}`;
  return `${path}?${welcome}${flow === null ? '' : `&flow=${flow}`}`;
};

const readAnswer = ({ query }: Context): ProviderAnswer => {
  const [state = null, code = null, error = null] = ANSWER_PARAMETERS.map((name) => {
    const value = query[name];
    return typeof value === 'string' && value !== '' ? value : null;
  });
  return { state, code, error };
};

export const failSignIn = (ctx: Context, problem: SignInProblem, wasConnecting: boolean): void =>
  seeOther(ctx, wasConnecting ? `/settings?error=${problem}${SIGN_IN_SECTION}` : `/login?error=${problem}`);

const seeOther = (ctx: Context, location: string) => {
  ctx.status = 303;
  ctx.redirect(location);
};

const isFromOurPage = (ctx: Context, publicOrigin: string): boolean => {
  const site = ctx.get('Sec-Fetch-Site');
  if (site !== '') return site === 'same-origin';
  const referrer = ctx.get('Referer');
  return URL.canParse(referrer) && new URL(referrer).origin === publicOrigin;
};

/** Binds a sign-in attempt to a browser. The provider's response signs nobody in if another browser sends it. */
const browserCookie = (isHttps: boolean) => {
  const name = isHttps ? '__Host-twosides-sign-in' : 'twosides-sign-in';
  const read = (ctx: Context): string | null => {
    const value = ctx.cookies.get(name, { signed: false });
    return value && /^[\w-]{43}$/.test(value) ? value : null;
  };
  return {
    read,
    // Keeps the secret of an existing cookie, so that attempts in two tabs do not cancel each other.
    readOrMake: (ctx: Context): string => {
      const secret = read(ctx) ?? randomBytes(32).toString('base64url');
      ctx.cookies.set(name, secret, {
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps,
        maxAge: ATTEMPT_LIFETIME,
        signed: false,
      });
      return secret;
    },
  };
};
