import type { FiledMail } from '@twosides/domain';
import type { Middleware } from 'koa';
import { escapeMarkup } from '../escape-markup.ts';

/** Shows the mails that were filed instead of sent, with their links, on a machine without SMTP. Never bound in production. */
export const devMailbox =
  (list: () => Promise<readonly FiledMail[]>): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/dev/mailbox' || ctx.method !== 'GET') return next();
    const mails = await list();
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title>
<h1>Mailbox</h1><p>Mails that this machine would send. Newest first.</p>
${mails.map(toArticle).join('\n') || '<p>No mails yet.</p>'}</html>`;
  };

const toArticle = ({ to, subject, text, at }: FiledMail) =>
  `<article><hr><h2>${escapeMarkup(subject)}</h2><p>To ${escapeMarkup(to)}, ${new Date(at).toISOString()}</p>${text.split('\n\n').map(toParagraph).join('')}</article>`;

const toParagraph = (paragraph: string) =>
  `<p>${escapeMarkup(paragraph).replaceAll(/https?:\/\/[^\s]+/g, (link) => `<a href="${link}">${link}</a>`)}</p>`;
