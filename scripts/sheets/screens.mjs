import { CONFLICTS } from './furnish.mjs';
import { fillOutbox, storePendingVote } from './outbox.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} path
 * @property {string} [who] the member who is signed in; by default a visitor
 * @property {(page: Page) => Promise<unknown>} [act] brings the loaded page into the state that the picture shows
 * @property {Api} [api] how API calls end: never, with an error, or (`away`) offline
 *
 * @typedef {'hangs' | 'fails' | 'away'} Api
 */

const button = (/** @type {string | RegExp} */ name) => (/** @type {Page} */ page) =>
  page.getByRole('button', { name }).first().click();
const menu = (/** @type {string | RegExp} */ of, /** @type {string} */ item) => async (/** @type {Page} */ page) => {
  await button(of)(page);
  await page.getByRole('menuitem', { name: item }).click();
};
const conflict = (/** @type {keyof typeof CONFLICTS} */ kind) => `/conflict/${CONFLICTS[kind]}`;
const side = (/** @type {Page} */ page) =>
  page.getByRole('region', { name: 'Vote' }).getByRole('button', { name: /side/ }).first().click();

const all =
  (/** @type {((page: Page) => Promise<unknown>)[]} */ ...acts) =>
  async (/** @type {Page} */ page) => {
    for (const act of acts) await act(page);
  };
const open = (/** @type {string} */ path) => (/** @type {Page} */ page) => page.goto(new URL(path, page.url()).href);
const submit = (/** @type {Page} */ page) => page.getByRole('main').locator('form [type=submit]').first().click();
const DEVICES = ['Chrome on Linux', 'Safari on an iPhone', 'Samsung Internet on Android'].map((device, at) => ({
  id: `device-${at}`,
  device,
  createdAt: '2026-03-01T10:00:00.000Z',
  lastSeenAt: `2026-11-0${9 - at}T10:00:00.000Z`,
  isCurrent: at === 0,
}));
const fill = (/** @type {string} */ label, /** @type {string} */ value) => (/** @type {Page} */ page) =>
  page.getByLabel(label, { exact: true }).fill(value);

const inDialog = (/** @type {string | RegExp} */ name) => (/** @type {Page} */ page) =>
  page.getByRole('dialog').getByRole('button', { name }).first().click();
const answering =
  (/** @type {string} */ path, /** @type {object} */ json, status = 200) =>
  (/** @type {Page} */ page) =>
    page.route(`**${path}`, (route) => route.fulfill({ status, json }));
const again = (/** @type {Page} */ page) => page.reload();
const loseCode = (/** @type {Page} */ page) => page.route('**/*.js', (route) => route.abort());
const comment = (/** @type {string} */ words) => (/** @type {Page} */ page) =>
  page.getByLabel('Add your view').fill(words);
const onboarding = (/** @type {1 | 2 | 3} */ steps) => async (/** @type {Page} */ page) => {
  const next = page.getByRole('button', { name: 'Continue' });
  await page.getByLabel("I'm ready to get started").check();
  await next.click();
  if (steps === 1) return;
  await fill('Your nickname', 'Juniper')(page);
  await page.getByLabel('she/her').check();
  await next.click();
  if (steps === 2) return;
  await page
    .getByLabel(/nickname/i)
    .first()
    .fill('Basil');
  await page.getByLabel('he/him').check();
  await next.click();
};
const offerToInstall = async (/** @type {Page} */ page) => {
  await page.evaluate(`dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))`);
  await side(page);
  await page.getByRole('heading', { name: 'Keep TwoSides at hand' }).waitFor({ timeout: 15_000 });
};
const appeal = button('Appeal');
const onIphone = (/** @type {Page} */ page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', {
      get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    });
    Reflect.deleteProperty(globalThis, 'PushManager');
  });
const newVersion =
  (isTaken = false) =>
  (/** @type {Page} */ page) =>
    page.addInitScript(
      ({ taken, scriptURL }) => {
        const worker = Object.assign(new EventTarget(), { scriptURL, postMessage() {} });
        const registration = Object.assign(new EventTarget(), { waiting: taken ? null : worker, active: worker });
        const container = Object.assign(new EventTarget(), {
          controller: worker,
          ready: new Promise(() => {}),
          register: async () => registration,
          getRegistration: async () => registration,
        });
        Object.defineProperty(navigator, 'serviceWorker', { get: () => container });
        if (taken) setTimeout(() => container.dispatchEvent(new Event('controllerchange')), 2_500);
      },
      { taken: isTaken, scriptURL: new URL('/sw.js', page.url()).href },
    );
const differing = (/** @type {object} */ over) => (/** @type {Page} */ page) =>
  page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...over } });
  });
const fromConflict = (/** @type {Page} */ page) =>
  page.evaluate(`sessionStorage.setItem('redirect-after-login', '/conflict/12')`);
const told = (/** @type {string} */ words) => (/** @type {Page} */ page) =>
  page.getByText(words, { exact: true }).first().waitFor({ timeout: 15_000 });
const post = (/** @type {Page} */ page) => page.getByRole('main').getByRole('button', { name: /^Post/ }).click();
const fillConflict = async (/** @type {Page} */ page) => {
  await fill('Title', 'He answers my sister before I can')(page);
  const boxes = page.getByRole('main').locator('textarea');
  await boxes.nth(0).fill('She asks me, and he tells her what I think. He means well, and I sit there like a child.');
  await boxes.nth(1).fill('There was a silence, and I know what she thinks. I only wanted to be of some help to her.');
  await page.getByRole('main').locator('select').first().selectOption({ index: 1 });
};

/**
 * @param {Awaited<ReturnType<typeof import('./furnish.mjs').furnishMembers>> & {
 *   extremes: Awaited<ReturnType<typeof import('./extremes.mjs').furnishExtremes>>,
 *   signIn: (page: Page) => Promise<unknown> }} own
 * @returns {Screen[]}
 */
export const screensOf = ({ mails, plumber, fresh, resting, report, extremes, signIn }) => [
  { name: 'moderator-desk', path: '/moderation', who: 'mona' },
  { name: 'moderator-case', path: '/moderation', who: 'mona', act: all(button('Take this case'), button('Decide')) },
  {
    name: 'moderator-case-note',
    path: '/moderation',
    who: 'mona',
    act: all(
      (page) =>
        page
          .getByRole('button', { name: /Take this case|Decide/ })
          .first()
          .click(),
      (page) => page.getByLabel('Content note', { exact: true }).check(),
      button('Decide'),
    ),
  },
  { name: 'moderator-appeal-errors', path: '/moderation', who: 'mona', act: button('Answer') },
  { name: 'moderator-desk-loading', path: '/moderation', who: 'mona', api: 'hangs' },
  { name: 'moderator-desk-failed', path: '/moderation', who: 'mona', api: 'fails' },
  { name: 'home', path: '/' },
  { name: 'home-loading', path: '/', api: 'hangs' },
  { name: 'home-failed', path: '/', api: 'fails' },
  { name: 'conflict-hidden', path: conflict('hidden') },
  { name: 'conflict-revealed', path: conflict('revealed') },
  { name: 'conflict-anonymous', path: conflict('anonymous') },
  { name: 'conflict-silent', path: conflict('silent') },
  { name: 'conflict-collapsed', path: conflict('collapsed') },
  { name: 'conflict-noted', path: conflict('noted') },
  { name: 'conflict-ended', path: conflict('ended') },
  { name: 'conflict-closed', path: conflict('closed') },
  { name: 'conflict-helped', path: conflict('helped') },
  { name: 'conflict-resting', path: `/conflict/${resting}` },
  { name: 'conflict-right-to-left', path: `/conflict/${extremes.rightToLeft}` },
  { name: 'conflict-endless', path: `/conflict/${extremes.endless}` },
  { name: 'conflict-discussed', path: `/conflict/${extremes.discussed}` },
  { name: 'conflict-taken-down', path: `/conflict/${extremes.takenDown}` },
  { name: 'member-taken-down', path: `/conflict/${extremes.takenDown}`, who: 'quinn' },
  { name: 'extremes-in-a-list', path: '/user/Quinn' },
  { name: 'conflict-away', path: conflict('hidden'), api: 'away' },
  { name: 'conflict-missing', path: '/conflict/999999' },
  { name: 'conflict-loading', path: conflict('hidden'), api: 'hangs' },
  { name: 'conflict-failed', path: conflict('hidden'), api: 'fails' },
  { name: 'conflict-sign-up', path: conflict('hidden'), act: side },
  { name: 'category', path: '/category/household' },
  { name: 'trending', path: '/trending' },
  { name: 'trending-polarizing', path: '/trending?tab=polarizing' },
  { name: 'trending-ended', path: '/trending?tab=ended' },
  { name: 'trending-empty', path: '/trending?tab=ended&category=parenting' },
  { name: 'category-collapsed', path: '/category/time' },
  { name: 'category-noted', path: '/category/parenting' },
  { name: 'category-missing', path: '/category/nothing' },
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
    'category/nothing',
    'transparency',
    'unsubscribe',
    'confirm-email',
  ].map((path) => ({ name: path.replace(/=.*$/, '').replace(/\W/g, '-'), path: `/${path}` })),
  ...[
    'home /',
    'trending /trending',
    'today /today',
    'search /search?q=phone',
    'leaderboard /leaderboard',
    'user /user/Henrik',
    'category /category/household',
    'transparency /transparency',
    'success-stories /success-stories',
    'report-status /report-status#x',
  ].map((place) => {
    const [name = '', path = ''] = place.split(' ');
    return { name: `away-${name}`, path, api: /** @type {const} */ ('away') };
  }),
  ...['outbox', 'profile', 'alerts', 'settings', 'statements', `how-it-went/${mails}`, 'moderation'].map((path) => ({
    name: `away-member-${path.replace(/\W.*$/, '')}`,
    path: `/${path}`,
    who: path === 'moderation' ? 'mona' : 'lotte',
    api: /** @type {const} */ ('away'),
  })),
  { name: 'report-status-open', path: `/report-status#${report}` },
  { name: 'report-errors', path: '/report', act: button(/^Send/) },
  { name: 'login-errors', path: '/login', act: button('Continue') },
  {
    name: 'login-refused',
    path: '/login',
    act: all(fill('Email address', 'ada@example.org'), button('Continue'), fill('Password', 'not-this-one'), (page) =>
      page.getByRole('main').getByRole('button', { name: 'Sign in' }).click(),
    ),
  },
  {
    name: 'login-password',
    path: '/login',
    act: all(fill('Email address', 'ada@example.org'), button('Continue')),
  },
  { name: 'login-provider-denied', path: '/login?error=denied' },
  { name: 'login-provider-exists', path: '/login?error=account-exists' },
  {
    name: 'register-password',
    path: '/register',
    act: all(fill('Email address', 'ada@example.org'), button('Continue')),
  },
  {
    name: 'register-password-errors',
    path: '/register',
    act: all(fill('Email address', 'ada@example.org'), button('Continue'), fill('Password', '123'), submit),
  },
  { name: 'check-email-errors', path: '/check-email?email=lotte@example.org', act: submit },
  {
    name: 'check-email-refused',
    path: '/check-email?email=lotte@example.org',
    act: all((page) => page.getByRole('main').getByRole('textbox').first().fill('123456'), submit),
  },
  { name: 'check-email-unknown', path: '/check-email' },
  { name: 'forgot-password-sent', path: '/forgot-password', act: all(fill('Email address', 'a@example.org'), submit) },
  {
    name: 'reset-password-refused',
    path: '/reset-password?token=x',
    act: all((page) => page.locator('input[type=password]').first().fill('a-long-enough-word-9'), submit),
  },
  { name: 'sign-in-link-ask', path: '/sign-in-link' },
  { name: 'sign-in-link-sent', path: '/sign-in-link', act: all(fill('Email address', 'a@example.org'), submit) },
  {
    name: 'sign-up-prompt-comment',
    path: conflict('hidden'),
    act: all(comment('Let each tell one half.'), button('Add Comment')),
  },
  {
    name: 'verify-email-elsewhere',
    path: '/verify-email',
    act: all(
      answering('/api/auth/verify-email', { verified: false, code: '123456', email: 'lo***@example.org' }),
      open('/verify-email?token=y'),
    ),
  },
  {
    name: 'unsubscribe-done',
    path: '/unsubscribe?token=x',
    act: all(answering('/api/unsubscribe', { list: 'updates' }), button('Unsubscribe')),
  },
  {
    name: 'reset-password-done',
    path: '/reset-password?token=x',
    act: all(
      answering('/api/auth/reset-password', { message: 'Your password has been changed.' }),
      async (page) => {
        for (const field of await page.locator('input[type=password]').all()) await field.fill('a-long-word-9');
      },
      submit,
    ),
  },
  { name: 'error-code', path: '/', act: all(loseCode, (page) => page.locator('a[href="/contact"]').last().click()) },
  { name: 'register-errors', path: '/register', act: button('Continue') },
  { name: 'forgot-password-errors', path: '/forgot-password', act: button(/^Send/) },
  { name: 'reset-password-errors', path: '/reset-password?token=x', act: submit },
  { name: 'unsubscribe-failed', path: '/unsubscribe?token=x', act: button('Unsubscribe') },
  { name: 'confirm-email-failed', path: '/confirm-email?token=x', act: button('Use this email') },
  { name: 'sign-in-link-failed', path: '/sign-in-link?token=x', act: button(/^Sign/) },
  { name: 'outbox-press', path: '/outbox', act: storePendingVote },
  { name: 'member-outbox-press', path: '/outbox', act: all(storePendingVote, signIn, open('/outbox')) },
  { name: 'member-who-voted', path: '/outbox', act: all(storePendingVote, signIn, open('/about')) },
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
  { name: 'member-excluded', path: conflict('unusual'), who: 'lotte' },
  { name: 'member-update-menu', path: conflict('ended'), who: 'nora', act: button(/^More about the update/) },
  {
    name: 'member-update-report',
    path: conflict('ended'),
    who: 'nora',
    act: menu(/^More about the update/, 'Report'),
  },
  { name: 'member-own-conflict', path: `/conflict/${mails}`, who: 'lotte' },
  { name: 'member-own-collapsed', path: `/conflict/${plumber}`, who: 'lotte' },
  { name: 'member-edit', path: `/conflict/${fresh}`, who: 'lotte', act: menu(/^More about/, 'Edit') },
  {
    name: 'member-edit-errors',
    path: `/conflict/${fresh}`,
    who: 'lotte',
    act: all(menu(/^More about/, 'Edit'), fill('Title', ''), button(/^Save/)),
  },
  {
    name: 'member-rest',
    path: `/conflict/${fresh}`,
    who: 'lotte',
    act: menu(/^More about/, 'This is not for a vote'),
  },
  { name: 'member-take-down', path: `/conflict/${fresh}`, who: 'lotte', act: menu(/^More about/, 'Take down') },
  { name: 'member-own-resting', path: `/conflict/${resting}`, who: 'lotte' },
  { name: 'member-conflict-resting', path: `/conflict/${resting}`, who: 'nora' },
  { name: 'member-conflict-helped', path: conflict('helped'), who: 'nora' },
  { name: 'member-conflict-closed', path: conflict('closed'), who: 'nora' },
  { name: 'member-share', path: '/conflict/18', who: 'lotte', act: button(/^Share/) },
  { name: 'member-share-card', path: '/', who: 'lotte', act: button(/^Share: /) },
  { name: 'member-log-out', path: '/outbox', who: 'lotte', act: all(fillOutbox, menu(/^Your account/, 'Log out')) },
  { name: 'member-outbox-full', path: '/outbox', who: 'lotte', act: fillOutbox },
  {
    name: 'member-delete-comment',
    path: `/conflict/${mails}`,
    who: 'lotte',
    act: menu('More about your comment', 'Delete'),
  },
  { name: 'member-exit-menu', path: conflict('anonymous'), who: 'lotte', act: button('Your account') },
  { name: 'member-account-menu', path: '/about', who: 'lotte', act: button('Your account') },
  { name: 'member-today', path: '/today', who: 'lotte' },
  { name: 'member-today-voted', path: '/today', who: 'quinn' },
  { name: 'member-today-whole', path: '/today?at=6', who: 'quinn' },
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
  {
    name: 'member-submit-errors',
    path: '/submit-conflict',
    who: 'lotte',
    act: (page) => page.getByRole('main').getByRole('button', { name: /^Post/ }).click(),
  },
  {
    name: 'member-submit-danger',
    path: `/submit-conflict`,
    who: 'nora',
    act: async (page) => {
      await fill('Title', 'He hits me when he drinks')(page);
      const boxes = page.getByRole('main').locator('textarea');
      await boxes
        .nth(0)
        .fill('He hit me again on Friday, and I am afraid of him when he comes home late from the pub.');
      await boxes
        .nth(1)
        .fill('She makes me so angry that I cannot stop myself. It is over in a minute and I am sorry.');
      await page.getByRole('main').locator('select').first().selectOption({ index: 1 });
      await page.getByRole('main').getByRole('button', { name: /^Post/ }).click();
    },
  },
  { name: 'member-how-it-went-errors', path: `/how-it-went/${mails}`, who: 'lotte', act: button(/^(Post|Tell)/) },
  { name: 'member-today-done', path: '/today?at=6', who: 'lotte' },
  { name: 'member-change-email', path: '/settings', who: 'lotte', act: button(/Change.*email/i) },
  { name: 'member-change-password', path: '/settings', who: 'lotte', act: button(/(Change|Set).*password/i) },
  { name: 'member-profile-edit', path: '/profile', who: 'lotte', act: button('Edit profile') },
  ...['', 'today', 'profile', 'alerts', 'outbox', 'statements', 'settings', 'moderation', `how-it-went/${mails}`].map(
    (path) => ({ name: `fresh-${path.replace(/\W.*$/, '') || 'home'}`, path: `/${path}`, who: 'nora' }),
  ),
  { name: 'newcomer-onboarding', path: '/onboarding', who: 'newcomer' },
  { name: 'newcomer-onboarding-you', path: '/onboarding', who: 'newcomer', act: onboarding(1) },
  {
    name: 'newcomer-onboarding-you-errors',
    path: '/onboarding',
    who: 'newcomer',
    act: all(onboarding(1), button('Continue')),
  },
  { name: 'newcomer-onboarding-partner', path: '/onboarding', who: 'newcomer', act: onboarding(2) },
  { name: 'newcomer-onboarding-conflict', path: '/onboarding', who: 'newcomer', act: onboarding(3) },
  {
    name: 'newcomer-onboarding-conflict-errors',
    path: '/onboarding',
    who: 'newcomer',
    act: all(onboarding(3), button(/^Post/)),
  },
  { name: 'newcomer-comment', path: conflict('hidden'), who: 'newcomer', act: comment('Let each tell one half.') },
  { name: 'member-comment-menu', path: conflict('hidden'), who: 'nora', act: button(/^More about the comment/) },
  {
    name: 'member-comment-report',
    path: conflict('hidden'),
    who: 'nora',
    act: all(menu(/^More about the comment/, 'Report'), inDialog(/^Send/)),
  },
  {
    name: 'member-comment-notes',
    path: conflict('hidden'),
    who: 'nora',
    act: comment('Call him on 030 1234 5678 or write to ada@example.org, and leave him before he hits you again.'),
  },
  {
    name: 'member-comment-toast',
    path: conflict('hidden'),
    who: 'nora',
    act: all(
      answering('/api/conflicts/*/comments', {}, 502),
      comment('Let each of you tell one half.'),
      button('Add Comment'),
    ),
  },
  { name: 'member-appeal', path: '/statements', who: 'lotte', act: appeal },
  { name: 'member-appeal-errors', path: '/statements', who: 'lotte', act: all(appeal, button('Send the appeal')) },
  {
    name: 'member-change-email-errors',
    path: '/settings',
    who: 'lotte',
    act: all(button('Change email'), inDialog('Send the link')),
  },
  {
    name: 'member-change-password-errors',
    path: '/settings',
    who: 'lotte',
    act: all(button('Change password'), inDialog('Change password')),
  },
  {
    name: 'member-settings-delete-errors',
    path: '/settings',
    who: 'lotte',
    act: all(button('Delete account'), inDialog('Delete for good')),
  },
  { name: 'member-settings-loading', path: '/settings', who: 'lotte', api: 'hangs' },
  { name: 'member-settings-failed', path: '/settings', who: 'lotte', api: 'fails' },
  { name: 'member-settings-refused', path: '/settings?error=identity-taken', who: 'lotte' },
  { name: 'member-settings-connected', path: '/settings?connected=google', who: 'lotte' },
  {
    name: 'member-settings-devices',
    path: '/about',
    who: 'lotte',
    act: all(
      answering('/api/auth/sessions', DEVICES),
      answering('/api/auth/security', {
        hasPassword: true,
        connections: [{ provider: 'google', connectedAt: '2026-03-01T10:00:00.000Z' }],
        pendingEmail: { email: 'lotte.vandenberg@mail.example.org', expiresAt: '2099-01-01T00:00:00.000Z' },
      }),
      open('/settings'),
    ),
  },
  { name: 'member-alerts-failed', path: '/alerts', who: 'lotte', api: 'fails' },
  { name: 'member-statements-loading', path: '/statements', who: 'lotte', api: 'hangs' },
  { name: 'member-statements-failed', path: '/statements', who: 'lotte', api: 'fails' },
  { name: 'member-how-it-went-loading', path: `/how-it-went/${mails}`, who: 'lotte', api: 'hangs' },
  { name: 'member-how-it-went-failed', path: `/how-it-went/${mails}`, who: 'lotte', api: 'fails' },
  {
    name: 'member-how-it-went-worse',
    path: `/how-it-went/${mails}`,
    who: 'lotte',
    act: all(
      (page) => page.getByLabel('We parted').check(),
      (page) => page.getByLabel(/worse/).check(),
      button(/^(Post|Tell)/),
    ),
  },
  {
    name: 'member-quick-exit-tooltip',
    path: `/submit-conflict`,
    who: 'lotte',
    act: async (page) => {
      if ((page.viewportSize()?.width ?? 0) < 768) return;
      await page.locator('[data-quick-exit] button').last().focus();
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'member-submit-kept',
    path: `/submit-conflict`,
    who: 'nora',
    act: all(fill('Title', 'He hums when I read'), again, button(/^Start/)),
  },
  { name: 'member-install', path: conflict('revealed'), who: 'nora', act: offerToInstall },
  { name: 'suspended-home', path: '/', who: 'torben' },
  { name: 'suspended-conflict', path: '/conflict/12', who: 'torben', act: side },
  { name: 'suspended-outbox', path: '/conflict/12', who: 'torben', act: all(side, open('/outbox')) },
  { name: 'suspended-statements', path: '/statements', who: 'torben' },
  { name: 'suspended-submit', path: '/submit-conflict', who: 'torben' },
  { name: 'submit-signed-out', path: '/submit-conflict' },
  { name: 'verify-email', path: '/verify-email' },
  { name: 'verify-email-errors', path: '/verify-email', act: submit },
  {
    name: 'verify-email-resent',
    path: '/verify-email',
    act: all(fill('Email address', 'ada@example.org'), submit),
  },
  { name: 'verify-email-verified', path: '/verify-email?verified=true' },
  {
    name: 'verify-email-signed-in',
    path: '/verify-email',
    act: all(
      answering('/api/auth/verify-email', {
        verified: true,
        signedIn: true,
        alreadyVerified: false,
        needsOnboarding: true,
        returnTo: null,
        user: null,
        flow: null,
      }),
      open('/verify-email?token=y'),
    ),
  },
  {
    name: 'verify-email-choose',
    path: '/verify-email',
    act: all(
      answering('/api/auth/verify-email', { verified: false, code: null, email: 'lo***@example.org' }),
      open('/verify-email?token=y'),
    ),
  },
  {
    name: 'verify-email-checking',
    path: '/verify-email',
    act: all((page) => page.route('**/api/auth/verify-email', () => {}), open('/verify-email?token=y')),
  },
  { name: 'member-verify-email', path: '/verify-email', who: 'nora', act: differing({ emailVerified: true }) },
  {
    name: 'member-check-email-verified',
    path: '/about',
    who: 'nora',
    act: all(differing({ emailVerified: true }), open('/check-email?email=nora@example.org')),
  },
  {
    name: 'check-email-resent',
    path: '/check-email?email=lotte@example.org',
    act: button('Resend the email'),
  },
  {
    name: 'report-sent',
    path: '/report?about=/conflict/12',
    act: all(
      (page) => page.getByRole('radio').first().check(),
      button(/^Send/),
      (page) => page.waitForURL(/status/),
    ),
  },
  { name: 'newcomer-onboarding-errors', path: '/onboarding', who: 'newcomer', act: button('Continue') },
  {
    name: 'newcomer-onboarding-partner-errors',
    path: '/onboarding',
    who: 'newcomer',
    act: all(onboarding(2), button('Continue')),
  },
  {
    name: 'newcomer-onboarding-from-conflict',
    path: '/onboarding',
    who: 'newcomer',
    act: all(fromConflict, again),
  },
  {
    name: 'newcomer-onboarding-you-from-conflict',
    path: '/onboarding',
    who: 'newcomer',
    act: all(fromConflict, again, onboarding(1)),
  },
  { name: 'member-submit-filled', path: '/submit-conflict', who: 'quinn', act: fillConflict },
  {
    name: 'member-submit-anonymous',
    path: '/submit-conflict',
    who: 'quinn',
    act: all(fillConflict, (page) =>
      page
        .getByLabel(/anonymous/i)
        .first()
        .check(),
    ),
  },
  {
    name: 'member-submit-personal',
    path: '/submit-conflict',
    who: 'quinn',
    act: all(fillConflict, fill('Title', 'He answers 030 1234 5678 for me, or ada@example.org')),
  },
  { name: 'member-submit-away', path: '/submit-conflict', who: 'quinn', api: 'away' },
  {
    name: 'member-submit-waiting',
    path: '/submit-conflict',
    who: 'quinn',
    act: all((page) => page.route('**/api/conflicts', (route) => route.abort()), fillConflict, post),
  },
  {
    name: 'member-submit-failed',
    path: '/submit-conflict',
    who: 'quinn',
    act: all(
      answering('/api/conflicts', { code: 'suspended', error: 'Your account is suspended until tomorrow' }, 403),
      fillConflict,
      post,
    ),
  },
  {
    name: 'member-submit-posted',
    path: '/submit-conflict',
    who: 'quinn',
    act: all(answering('/api/conflicts', { id: 12, path: '/conflict/12' }), fillConflict, post, (page) =>
      page.waitForURL(/conflict\/12/),
    ),
  },
  {
    name: 'member-submit-unverified',
    path: '/about',
    who: 'quinn',
    act: all(differing({ emailVerified: false }), open('/submit-conflict')),
  },
  { name: 'member-settings-iphone', path: '/about', who: 'quinn', act: all(onIphone, open('/settings')) },
  {
    name: 'member-install-iphone',
    path: '/about',
    who: 'quinn',
    act: all(onIphone, open(conflict('revealed')), side, (page) =>
      page.getByRole('heading', { name: 'Keep TwoSides at hand' }).waitFor({ timeout: 15_000 }),
    ),
  },
  { name: 'new-version', path: '/about', act: all(newVersion(), again, told('A new version is ready')) },
  { name: 'new-version-taken', path: '/about', act: all(newVersion(true), again, told('TwoSides was updated')) },
];
