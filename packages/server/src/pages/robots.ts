import { ACCOUNT_PAGES } from '@twosides/domain/contract';
import { PAGES } from '@twosides/domain/wire';

/** What crawlers may read. The API's data is on the pages; its pictures are what link previews fetch. */
export const robotsText = (publicOrigin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/og/',
    'Disallow: /api/',
    // A rule is a prefix: what comes before a parameter is enough.
    ...ACCOUNT_PAGES.map((page) => `Disallow: ${PAGES[page].replace(/:.*/, '')}`),
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
