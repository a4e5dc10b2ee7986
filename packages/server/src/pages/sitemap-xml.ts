import { escapeMarkup } from '../escape-markup.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const SITEMAP_START = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n`;
export const SITEMAP_END = '</urlset>\n';

/** @param lastModified ISO 8601 */
export const sitemapUrl = (url: string, lastModified?: string): string =>
  `<url><loc>${escapeMarkup(url)}</loc>${lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`}</url>\n`;

export const sitemapIndex = (urls: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n${urls
    .map((url) => `<sitemap><loc>${escapeMarkup(url)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;
