/** The pages of text. Their files are named in a list of their own, which the first page does not load. */
export const INFO_PATHS = [
  '/how-it-works',
  '/about',
  '/guidelines',
  '/help',
  '/contact',
  '/safety',
  '/report',
  '/privacy',
  '/terms',
  '/cookies',
  '/dmca',
  '/careers',
  '/press',
  '/success-stories',
  '/blog',
  '/forum',
] as const;

/** Where the screens are that few visits lead to, and that are of no use without a network. */
export const FURTHER_PATHS = [
  '/check-email',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/sign-in-link',
  '/confirm-email',
  '/alerts',
  '/unsubscribe',
  '/seo-dashboard',
  '/vote-results-demo',
  '/voting-demo',
] as const;
