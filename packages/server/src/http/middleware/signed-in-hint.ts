import type { Context, Middleware } from 'koa';
import { cookieOf, SESSION_LIFETIME } from './session-cookie.ts';

/** The app reads it by this name. */
const HINT = 'signed-in';

/**
 * Pages are the same for everybody. That there is a session, the app learns from a cookie that scripts can read and
 * that says no more than this: it hides what asks visitors to sign in, and spares visitors the question who they are.
 * Every page's answer sets it right, without asking the database.
 */
export const signedInHint = (publicOrigin: string): Middleware => {
  const isHttps = publicOrigin.startsWith('https:');
  return async (ctx, next) => {
    ctx.cookies.secure = isHttps;
    const hasSession = ctx.cookies.get(cookieOf(publicOrigin), { signed: true }) !== undefined;
    const hasHint = ctx.cookies.get(HINT, { signed: false }) !== undefined;
    if (hasSession !== hasHint) setSignedInHint(ctx, hasSession);
    await next();
  };
};

/** With a session that begins or ends: a page that the service worker has kept does not ask the server. */
export const setSignedInHint = (ctx: Context, isSignedIn: boolean): void => {
  ctx.cookies.set(HINT, isSignedIn ? '1' : null, {
    signed: false,
    httpOnly: false,
    sameSite: 'lax',
    secure: ctx.cookies.secure,
    maxAge: SESSION_LIFETIME,
  });
};
