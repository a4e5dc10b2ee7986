import { SITE_DESCRIPTION, SITE_NAME } from '@twosides/domain/contract';
import { toIsoTime } from '@twosides/domain/kernel';
import { findCategory } from '@twosides/domain/model';
import type { Feed, FeedEntry } from '@twosides/domain/reading';
import { escapeMarkup } from '@twosides/domain/wire';

type Place = { readonly publicOrigin: string; readonly path: string };

export const atomFeed = (feed: Feed, { publicOrigin, path }: Place): string => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
${[
  element('id', publicOrigin + path),
  element('title', `${feed.title} · ${SITE_NAME}`),
  element('subtitle', SITE_DESCRIPTION),
  element('updated', toIsoTime(latestOf(feed))),
  link('self', 'application/atom+xml', publicOrigin + path),
  link('alternate', 'text/html', urlOf(publicOrigin, feed.path)),
  ...feed.entries.map((entry) => atomEntry(entry, publicOrigin)),
].join('\n')}
</feed>
`;

const atomEntry = (entry: FeedEntry, publicOrigin: string): string =>
  [
    '<entry>',
    element('id', idOf(entry, publicOrigin)),
    element('title', entry.title),
    element('published', toIsoTime(entry.date)),
    element('updated', toIsoTime(entry.date)),
    link('alternate', 'text/html', urlOf(publicOrigin, entry.path)),
    `<author>${element('name', entry.author.name)}${
      entry.author.path === null ? '' : element('uri', urlOf(publicOrigin, entry.author.path))
    }</author>`,
    `<category term="${entry.category}" label="${escapeMarkup(categoryName(entry))}"/>`,
    `<content type="text">${escapeMarkup(textOf(entry, publicOrigin))}</content>`,
    '</entry>',
  ].join('\n');

export const jsonFeed = (feed: Feed, { publicOrigin, path }: Place): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${feed.title} · ${SITE_NAME}`,
    description: SITE_DESCRIPTION,
    home_page_url: urlOf(publicOrigin, feed.path),
    feed_url: publicOrigin + path,
    language: 'en',
    items: feed.entries.map((entry) => ({
      id: idOf(entry, publicOrigin),
      url: urlOf(publicOrigin, entry.path),
      title: entry.title,
      content_text: textOf(entry, publicOrigin),
      date_published: toIsoTime(entry.date),
      authors: [
        { name: entry.author.name, ...(entry.author.path !== null && { url: urlOf(publicOrigin, entry.author.path) }) },
      ],
      tags: [categoryName(entry)],
    })),
  });

/** A tag URI (RFC 4151) stays the same when titles and URLs change. */
const idOf = ({ key }: FeedEntry, publicOrigin: string) => `tag:${new URL(publicOrigin).hostname},2026:${key}`;

/** The newest entry's time, because the current time would change the feed without new entries. */
const latestOf = ({ entries }: Feed) => Math.max(0, ...entries.map(({ date }) => date));

const textOf = ({ text, path, isOpen }: FeedEntry, publicOrigin: string) =>
  `${text}\n\nRead both sides${isOpen ? ' and vote' : ''}: ${urlOf(publicOrigin, path)}`;

const categoryName = ({ category }: FeedEntry) => findCategory(category)?.name ?? category;

const urlOf = (publicOrigin: string, path: string) => new URL(path, publicOrigin).href;

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;
const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeMarkup(href)}"/>`;
