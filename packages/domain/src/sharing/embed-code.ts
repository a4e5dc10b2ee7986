import { escapeMarkup } from '../wire/index.ts';

/** CSS pixels. The height is fixed, so no script has to measure the embed. */
export const EMBED_SIZE = { width: 480, height: 320 } as const;

const embedPath = (id: number): string => `/embed/conflict/${id}`;

type Embedded = { readonly id: number; readonly title: string };

type Size = { readonly width: number | '100%'; readonly height: number };

export const embedCode = (
  publicOrigin: string,
  { id, title }: Embedded,
  { width, height }: Size = { width: '100%', height: EMBED_SIZE.height },
): string =>
  `<iframe src="${publicOrigin}${embedPath(id)}" title="${escapeMarkup(title)}" width="${width}" height="${height}" ` +
  'frameborder="0" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy"></iframe>';
