import type { PageName } from '../wire/index.ts';

export const SITE_NAME = 'TwoSides';
export const SITE_TITLE = 'TwoSides: get real clarity from real people';

export const pageTitle = (heading?: string | null | undefined): string =>
  heading ? `${heading} · ${SITE_NAME}` : SITE_TITLE;

export const ACCOUNT_PAGES: readonly PageName[] = [
  'alerts',
  'submit',
  'profile',
  'settings',
  'outbox',
  'howItWent',
  'statements',
  'moderation',
  'login',
  'register',
  'onboarding',
  'verifyEmail',
  'checkEmail',
  'forgotPassword',
  'resetPassword',
  'signInLink',
  'confirmEmail',
  'unsubscribe',
];

const SAMPLE_PAGES: readonly PageName[] = ['seoDashboard', 'voteResultsDemo', 'votingDemo'];

const UNLISTED_PAGES: readonly PageName[] = ['user', 'search', 'reportStatus'];

export const isNoIndex = (page: PageName): boolean =>
  UNLISTED_PAGES.includes(page) || ACCOUNT_PAGES.includes(page) || SAMPLE_PAGES.includes(page);
