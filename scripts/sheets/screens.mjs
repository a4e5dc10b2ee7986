// What is taken: the pages of the routes' table in their states. `act` brings a state about once the page is there.
import { CONFLICTS } from './furnish.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} path
 * @property {string} [who] a visitor, unless said
 * @property {(page: Page) => Promise<unknown>} [act]
 * @property {'hangs' | 'fails'} [api] what becomes of its calls
 */

const button = (/** @type {string | RegExp} */ name) => (/** @type {Page} */ page) =>
  page.getByRole('button', { name }).first().click();
const menu = (/** @type {RegExp} */ of, /** @type {string} */ item) => async (/** @type {Page} */ page) => {
  await button(of)(page);
  await page.getByRole('menuitem', { name: item }).click();
};
const conflict = (/** @type {keyof typeof CONFLICTS} */ kind) => `/conflict/${CONFLICTS[kind]}`;
const side = (/** @type {Page} */ page) =>
  page.getByRole('region', { name: 'Vote' }).getByRole('button', { name: /side/ }).first().click();

/** @param {{ mails: number, plumber: number }} own @returns {Screen[]} */
export const screensOf = ({ mails, plumber }) => [
  { name: 'home', path: '/' },
  { name: 'home-empty', path: '/?category=social&sort=polarizing' },
  { name: 'home-loading', path: '/', api: 'hangs' },
  { name: 'home-failed', path: '/', api: 'fails' },
  { name: 'conflict-hidden', path: conflict('hidden') },
  { name: 'conflict-revealed', path: conflict('revealed') },
  { name: 'conflict-anonymous', path: conflict('anonymous') },
  { name: 'conflict-silent', path: conflict('silent') },
  { name: 'conflict-folded', path: conflict('folded') },
  { name: 'conflict-noted', path: conflict('noted') },
  { name: 'conflict-ended', path: conflict('ended') },
  { name: 'conflict-closed', path: conflict('closed') },
  { name: 'conflict-missing', path: '/conflict/999999' },
  { name: 'conflict-loading', path: conflict('hidden'), api: 'hangs' },
  { name: 'conflict-failed', path: conflict('hidden'), api: 'fails' },
  { name: 'conflict-sign-up', path: conflict('hidden'), act: side },
  { name: 'category', path: '/category/household' },
  { name: 'trending', path: '/trending' },
  { name: 'trending-polarizing', path: '/trending?tab=polarizing' },
  { name: 'trending-ended', path: '/trending?tab=ended' },
  { name: 'trending-loading', path: '/trending', api: 'hangs' },
  { name: 'today', path: '/today' },
  { name: 'today-done', path: '/today?at=6' },
  { name: 'search', path: '/search' },
  { name: 'search-found', path: '/search?q=phone' },
  { name: 'search-nothing', path: '/search?q=zebra' },
  { name: 'leaderboard', path: '/leaderboard' },
  { name: 'leaderboard-loading', path: '/leaderboard', api: 'hangs' },
  { name: 'user', path: '/user/Henrik' },
  ...[
    'login',
    'register',
    'forgot-password',
    'reset-password?token=x',
    'verify-email?token=x',
    'check-email?email=lotte@example.org',
    'sign-in-link?token=x',
    'confirm-email?token=x',
    'unsubscribe?token=x',
    'profile',
    'settings',
    'alerts',
    'outbox',
    'statements',
    'how-it-went/6',
    'moderation',
    'how-it-works',
    'about',
    'guidelines',
    'help',
    'contact',
    'safety',
    'report',
    'privacy',
    'terms',
    'cookies',
    'dmca',
    'careers',
    'press',
    'success-stories',
    'blog',
    'forum',
    'seo-dashboard',
    'vote-results-demo',
    'voting-demo',
    'nothing/here',
  ].map((path) => ({ name: path.replace(/\W.*$/, ''), path: `/${path}` })),
  { name: 'member-home', path: '/', who: 'lotte' },
  { name: 'member-home-loading', path: '/', who: 'lotte', api: 'hangs' },
  { name: 'member-home-fresh', path: '/', who: 'torben' },
  { name: 'member-conflict', path: conflict('anonymous'), who: 'lotte' },
  { name: 'member-conflict-menu', path: conflict('anonymous'), who: 'lotte', act: button(/^More about/) },
  { name: 'member-conflict-report', path: conflict('anonymous'), who: 'lotte', act: menu(/^More about/, 'Report') },
  {
    name: 'member-guess',
    path: conflict('anonymous'),
    who: 'lotte',
    act: (page) => page.getByLabel('Guess the result').check(),
  },
  { name: 'member-conflict-voted', path: '/conflict/18', who: 'lotte' },
  { name: 'member-conflict-public', path: '/conflict/23', who: 'lotte' },
  { name: 'member-reading-first', path: '/conflict/14', who: 'lotte' },
  { name: 'member-set-aside', path: conflict('unusual'), who: 'lotte' },
  { name: 'member-own-conflict', path: `/conflict/${mails}`, who: 'lotte' },
  { name: 'member-own-folded', path: `/conflict/${plumber}`, who: 'lotte' },
  { name: 'member-edit', path: `/conflict/${mails}`, who: 'lotte', act: menu(/^More about/, 'Edit') },
  { name: 'member-account-menu', path: '/about', who: 'lotte', act: button('Your account') },
  { name: 'member-today', path: '/today', who: 'lotte' },
  { name: 'member-profile', path: '/profile', who: 'lotte' },
  { name: 'member-profile-loading', path: '/profile', who: 'lotte', api: 'hangs' },
  { name: 'member-user', path: '/user/Mona', who: 'lotte' },
  { name: 'member-settings', path: '/settings', who: 'lotte' },
  { name: 'member-settings-delete', path: '/settings', who: 'lotte', act: button(/Delete/) },
  { name: 'member-alerts', path: '/alerts', who: 'lotte' },
  { name: 'member-alerts-loading', path: '/alerts', who: 'lotte', api: 'hangs' },
  { name: 'member-outbox', path: '/outbox', who: 'lotte' },
  { name: 'member-statements', path: '/statements', who: 'lotte' },
  { name: 'member-how-it-went', path: `/how-it-went/${mails}`, who: 'lotte' },
  { name: 'member-submit', path: '/submit-conflict', who: 'lotte' },
  { name: 'member-submit-errors', path: '/submit-conflict', who: 'lotte', act: button(/^Post/) },
  { name: 'newcomer-onboarding', path: '/onboarding', who: 'newcomer' },
  { name: 'suspended-home', path: '/', who: 'torben' },
  { name: 'suspended-conflict', path: '/conflict/12', who: 'torben', act: side },
  { name: 'suspended-statements', path: '/statements', who: 'torben' },
  { name: 'suspended-submit', path: '/submit-conflict', who: 'torben' },
  { name: 'moderator-desk', path: '/moderation', who: 'mona' },
  { name: 'moderator-desk-failed', path: '/moderation', who: 'mona', api: 'fails' },
];
