import { DAY } from '@twosides/domain/kernel';
import type { Context, Middleware } from 'koa';

/** Milliseconds. koa-session renews a session after half of this time. */
export const SESSION_LIFETIME = 60 * DAY;

/** Browsers accept the `__Host-` prefix only over HTTPS. */
export const cookieOf = (publicOrigin: string): string =>
  publicOrigin.startsWith('https:') ? '__Host-twosides' : 'twosides';

const HINT = 'signed-in';

/** Pages are the same for everybody, so this cookie tells the app's scripts whether there is a session. */
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

export const setSignedInHint = (ctx: Context, isSignedIn: boolean): void => {
  ctx.cookies.set(HINT, isSignedIn ? '1' : null, {
    signed: false,
    httpOnly: false,
    sameSite: 'lax',
    secure: ctx.cookies.secure,
    maxAge: SESSION_LIFETIME,
  });
};
