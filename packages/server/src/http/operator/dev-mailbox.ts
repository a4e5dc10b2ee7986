import type { FiledMail } from '@twosides/domain/alerts';
import { escapeMarkup } from '@twosides/domain/wire';
import type { Context, Middleware } from 'koa';
import { isThisMachine } from '../kernel/address-of.ts';

export const devMailbox =
  (list: () => Promise<readonly FiledMail[]>): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/dev/mailbox' || ctx.method !== 'GET' || !isFromHere(ctx)) return next();
    const mails = await list();
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title>
<h1>Mailbox</h1><p>Emails this server would have sent, newest first.</p>
${mails.map(toArticle).join('\n') || '<p>No emails yet.</p>'}</html>`;
  };

const isFromHere = ({ req }: Context): boolean => {
  const url = `http://${req.headers.host}`;
  const isNamedHere = URL.canParse(url) && isThisMachine(new URL(url).hostname);
  return isNamedHere && /^(::1|(::ffff:)?127\.[\d.]+)$/.test(req.socket.remoteAddress ?? '');
};

const toArticle = ({ to, subject, text, at }: FiledMail) =>
  `<article><hr><h2>${escapeMarkup(subject)}</h2><p>To ${escapeMarkup(to)}, ${new Date(at).toISOString()}</p>${text.split('\n\n').map(toParagraph).join('')}</article>`;

const toParagraph = (paragraph: string) =>
  `<p>${escapeMarkup(paragraph).replaceAll(/https?:\/\/[^\s]+/g, (link) => `<a href="${link}">${link}</a>`)}</p>`;
