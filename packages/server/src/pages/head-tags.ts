import { SITE_NAME } from '@twosides/domain/contract';
import { escapeMarkup } from '@twosides/domain/wire';

export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** Absolute; null for a page without a public URL. */
  readonly canonical: string | null;
  readonly isIndexed: boolean;
  readonly social: SocialCard;
  readonly alternates: readonly Alternate[];
  readonly jsonLd: Readonly<Record<string, unknown>> | null;
};

/** `href` is absolute. */
export type Alternate = { readonly type: string; readonly title: string; readonly href: string };

export type SocialCard = {
  readonly type: 'website' | 'article';
  readonly title: string;
  readonly image: string;
  readonly imageAlt: string;
  /** ISO 8601, only for an article. */
  readonly publishedAt?: string;
};

export const IMAGE_WIDTH = 1200;
export const IMAGE_HEIGHT = 630;

export const headTags = ({ title, description, canonical, isIndexed, social, alternates }: PageHead): string =>
  [
    `<title>${escapeMarkup(title)}</title>`,
    named('description', description),
    named('robots', isIndexed ? 'index,follow' : 'noindex,follow'),
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escapeMarkup(canonical)}" />`, og('url', canonical)]),
    ...alternates.map(
      ({ type, title: name, href }) =>
        `<link rel="alternate" type="${type}" title="${escapeMarkup(name)}" href="${escapeMarkup(href)}" />`,
    ),
    og('site_name', SITE_NAME),
    og('type', social.type),
    og('title', social.title),
    og('description', description),
    og('image', social.image),
    og('image:type', 'image/png'),
    og('image:width', String(IMAGE_WIDTH)),
    og('image:height', String(IMAGE_HEIGHT)),
    og('image:alt', social.imageAlt),
    ...(social.publishedAt === undefined ? [] : [property('article:published_time', social.publishedAt)]),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', social.title),
    named('twitter:description', description),
    named('twitter:image', social.image),
    named('twitter:image:alt', social.imageAlt),
  ].join('\n    ');

/** Escapes `<`, because `</script>` in the data would end the element. */
export const dataBlock = (type: string, data: unknown, id?: string): string =>
  `<script ${id === undefined ? '' : `id="${id}" `}type="${type}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeMarkup(content)}" />`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeMarkup(content)}" />`;
const og = (name: string, content: string) => property(`og:${name}`, content);
