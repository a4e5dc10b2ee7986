import type { SignInProblem } from '@twosides/domain/sign-in';
import { matchPage } from '@twosides/domain/wire';
import type { Context, Middleware } from 'koa';
import { failSignIn, isSignInPath } from '../sign-in/provider-sign-in.ts';

/**
 * A navigation never ends in JSON: pages show the app, which explains the error and retries; a provider sign-in
 * returns to its start. The error is logged all the same.
 * @param shell the app's page; null without a build
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

/** Problems of the server rather than the request. */
const PROBLEMS: Readonly<Record<number, SignInProblem>> = { 429: 'too-many-requests', 500: 'internal', 503: 'busy' };

const isPage = (ctx: Context) => matchPage(ctx.path) !== null && ctx.accepts('json', 'html') === 'html';
