export const SITE_NAME = 'TwoSides';
export const SITE_TITLE = 'TwoSides: get real clarity from real people';

export const pageTitle = (heading?: string | null | undefined): string =>
  heading ? `${heading} · ${SITE_NAME}` : SITE_TITLE;
