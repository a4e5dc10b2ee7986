import type { SignInProblem } from '@twosides/domain/sign-in';
import { matchPage } from '@twosides/domain/wire';
import type { Context, Middleware } from 'koa';
import { failSignIn, isSignInPath } from '../sign-in/provider-sign-in.ts';

/**
 * Somebody who navigates is never left with JSON, whatever has failed: a page's address is answered with the app, which
 * says what is wrong in its words and asks again; signing in with a provider leads back to where it began. The failure
 * is in the log all the same.
 * @param shell the app's page; null where it is not built
 */
export const navigationErrors =
  (shell: string | null): Middleware =>
  async (ctx, next) => {
    await next();
    answerNavigation(ctx, shell);
  };

export const answerNavigation = (ctx: Context, shell: string | null): void => {
  const problem = PROBLEMS[ctx.status];
  if (problem === undefined || ctx.method !== 'GET' || ctx.headerSent) return;
  if (isSignInPath(ctx.path)) failSignIn(ctx, problem, ctx.query.connect !== undefined);
  if (isSignInPath(ctx.path) || shell === null || !isPage(ctx)) return;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = shell;
};

/** What has gone wrong for everybody, rather than with this request. */
const PROBLEMS: Readonly<Record<number, SignInProblem>> = { 429: 'too-many-requests', 500: 'internal', 503: 'busy' };

const isPage = (ctx: Context) => matchPage(ctx.path) !== null && ctx.accepts('json', 'html') === 'html';
