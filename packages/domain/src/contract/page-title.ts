export const SITE_NAME = 'TwoSides';
export const SITE_TITLE = 'TwoSides: get real clarity from real people';

/** The title of the page's tab: "What · TwoSides"; the site's own name and tagline without a heading. */
export const pageTitle = (heading?: string | null | undefined): string =>
  heading ? `${heading} · ${SITE_NAME}` : SITE_TITLE;
