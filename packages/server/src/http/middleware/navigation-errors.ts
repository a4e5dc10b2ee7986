import type { SignInProblem } from '@twosides/domain/sign-in';
import { matchPage } from '@twosides/domain/wire';
import type { Context, Middleware } from 'koa';
import { failSignIn, isSignInPath } from '../sign-in/provider-sign-in.ts';

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

const PROBLEMS: Readonly<Record<number, SignInProblem>> = { 429: 'too-many-requests', 500: 'internal', 503: 'busy' };

const isPage = (ctx: Context) => matchPage(ctx.path) !== null && ctx.accepts('json', 'html') === 'html';
