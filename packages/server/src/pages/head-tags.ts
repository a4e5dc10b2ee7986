import { SITE_NAME } from '@twosides/domain/contract';
import { escapeMarkup } from '@twosides/domain/wire';
import { IMAGE_HEIGHT, IMAGE_WIDTH, type PageHead } from './page-head.ts';

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
