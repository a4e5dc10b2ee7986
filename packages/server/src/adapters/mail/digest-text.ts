import { NEUTRAL_NEWS } from '@twosides/domain/alerts';
import type { Digest, DigestItem } from '@twosides/domain/model';
import type { OperatorView } from '@twosides/domain/reading';
import { escapeMarkup } from '@twosides/domain/wire';
import { type MailText, signatureOf, textOf, unsubscribeUrlOf } from './text.ts';

/**
 * Subject and first line reveal no content, because lock screens show them.
 * @param token lets the recipient unsubscribe without signing in
 */
export const digestText = (
  { since, until, items, hasMore }: Digest,
  token: string,
  publicOrigin: string,
  operator: OperatorView,
): MailText => {
  const unsubscribeUrl = unsubscribeUrlOf(token, publicOrigin);
  const settingsUrl = `${publicOrigin}/settings#email`;
  const intro = `Here’s what happened from ${dayOf(since)} to ${dayOf(until - 1)}:`;
  const lines = items.map((item) => lineOf(item, publicOrigin));
  const more = `${publicOrigin}${NEUTRAL_NEWS.path}`;
  return {
    subject: 'Your week on TwoSides',
    text: textOf([
      intro,
      ...lines.map(({ title, news, url }) => `${title}\n${news}\n${url}`),
      ...(hasMore ? [`${NEUTRAL_NEWS.text}\n${more}`] : []),
      `You asked for this email. We send it on Mondays when there’s something new.\nUnsubscribe: ${unsubscribeUrl}\nAll settings: ${settingsUrl}`,
      signatureOf(operator).join('\n'),
    ]),
    html: page(
      `<p>${escapeMarkup(intro)}</p>
${lines.map(toHtml).join('\n')}${hasMore ? `<p style="margin:24px 0 0">${link(more, NEUTRAL_NEWS.text)}</p>` : ''}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #d9d2c7;color:#6b6459;font-size:14px">You asked for this email. We send it on Mondays when there’s something new. ${link(unsubscribeUrl, 'Unsubscribe')} or see ${link(settingsUrl, 'all settings')}.</p>`,
      signatureOf(operator),
    ),
    unsubscribeUrl,
  };
};

type Line = { readonly title: string; readonly news: string; readonly url: string };

const lineOf = (item: DigestItem, publicOrigin: string): Line => ({
  title: item.title,
  news: newsOf(item),
  url: publicOrigin + item.path,
});

const newsOf = ({ newVotes, newComments, isRevealed }: DigestItem): string => {
  const counts = [countOf(newVotes, 'new vote'), countOf(newComments, 'new comment')].filter((text) => text !== null);
  return [counts.join(', '), isRevealed ? 'It reached 100 votes, so everyone can see the result.' : '']
    .filter((text) => text !== '')
    .join('. ');
};

const countOf = (count: number, what: string): string | null =>
  count === 0 ? null : `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayOf = (at: number) => DAY.format(at);

const page = (body: string, signature: readonly string[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>TwoSides</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 -apple-system,'Segoe UI',Roboto,sans-serif"><div style="max-width:560px;margin:0 auto">
${body}
<p style="color:#6b6459;font-size:14px">${signature.map(escapeMarkup).join('<br>')}</p>
</div></body></html>
`;

const toHtml = ({ title, news, url }: Line) =>
  `<p style="margin:24px 0 0"><strong dir="auto">${link(url, title)}</strong><br>${escapeMarkup(news)}</p>`;

const link = (url: string, text: string) =>
  `<a href="${escapeMarkup(url)}" style="color:#6d2b52">${escapeMarkup(text)}</a>`;
