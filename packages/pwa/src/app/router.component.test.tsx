import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../test-support/answer-api.ts';
import { aMember } from '../test-support/seeds.ts';
import { show } from '../test-support/show.tsx';
import { goToPart } from './go-to-part.ts';
import { preloadView, ScreenLoading } from './page-view.tsx';
import { Router } from './router.tsx';
import { RouteChange } from './use-route-change.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test.each([
  ['/help', 'Help', 'Help · TwoSides'],
  ['/trending/', 'Trending conflicts', 'Trending · TwoSides'],
  ['/login', 'Welcome back', 'Welcome back · TwoSides'],
  ['/LOGIN', 'Page not found', 'Page not found · TwoSides'],
  ['/category/nothing', ERROR_MESSAGES['category-not-found'], `${ERROR_MESSAGES['category-not-found']} · TwoSides`],
])('%s shows what the server says is there, and its tab names it', async (path, name, title) => {
  answerApi();
  await show(<Router />, { path });
  await expect.element(heading(name)).toBeVisible();
  await expect.poll(() => document.title).toBe(title);
});

test.each(['/nowhere', '/category/nothing', '/conflict/0', '/voting-demo', '/login'])(
  '%s has one robots tag, and leaving it allows indexing again',
  async (path) => {
    for (const former of document.querySelectorAll('meta[name="robots"]')) former.remove();
    document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex,follow' }));
    answerApi();
    await show(
      <>
        <Link to="/help">Go on</Link>
        <Router />
      </>,
      { path },
    );
    const robots = () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="robots"]')].map((one) => one.content);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(robots()).toEqual(['noindex,follow']);
    await page.getByRole('link', { name: 'Go on' }).click();
    await expect.element(heading('Help')).toBeVisible();
    await expect.poll(robots).toEqual(['index,follow']);
  },
);

test('another page does not keep the canonical address of the first', async () => {
  for (const html of ['<link rel="canonical" href="/about" />', '<meta property="og:url" content="/about" />'])
    document.head.insertAdjacentHTML('beforeend', html);
  const tags = () => document.querySelectorAll('link[rel="canonical"], meta[property="og:url"]').length;
  answerApi();
  await show(<Elsewhere />, { path: '/about' });
  await page.getByRole('link', { name: 'Same page' }).click();
  expect(tags()).toBe(2);
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect.poll(tags).toBe(0);
});

function Elsewhere() {
  return (
    <>
      <RouteChange />
      <Link to="/about#team">Same page</Link>
      <Link to="/help">Go on</Link>
    </>
  );
}

test('a redirect keeps the query', async () => {
  answerApi();
  const { address } = await show(<Router />, { path: '/auth?error=busy' });
  await expect.element(heading('Welcome back')).toBeVisible();
  expect(address()).toBe('/login?error=busy');
});

test('the address of the stored shell leads to the home page', async () => {
  answerApi();
  const { address } = await show(<Router />, { path: '/index.html?from=home-screen' });
  await expect.poll(address).toBe('/?from=home-screen');
});

test('preloads a redirect’s target', async () => {
  answerApi();
  await preloadView('/auth');
  await show(<Router />, { path: '/login' });
  await expect.element(heading('Welcome back')).toBeVisible();
});

test('does not show a page that loads after the visitor left', async () => {
  answerApi();
  const late = preloadView('/about');
  await show(
    <>
      <Link to="/help">Go on</Link>
      <Router />
    </>,
    { path: '/about' },
  );
  await page.getByRole('link', { name: 'Go on' }).click();
  await late;
  await expect.element(heading('Help')).toBeVisible();
  await expect.element(heading('About TwoSides')).not.toBeInTheDocument();
});

test('shows onboarding in place of the form to a member who has not finished it, also in the tab’s title', async () => {
  answerApi();
  const { address } = await show(<Router />, {
    path: '/submit-conflict',
    member: aMember({ onboardingCompleted: false }),
  });
  await expect.poll(() => document.title).toBe('Welcome · TwoSides');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(address()).toBe('/submit-conflict');
});

test('focuses the page while the next one loads, not a hidden heading', async () => {
  answerApi();
  await show(<PageThatGoes />, { path: '/submit-conflict' });
  await page.getByRole('button', { name: 'Post' }).click();
  await expect.element(page.getByRole('img', { name: 'Loading' })).toBeInTheDocument();
  expect(document.activeElement?.tagName).toBe('MAIN');
});

function PageThatGoes() {
  const navigate = useNavigate();
  const isLeft = useLocation().pathname !== '/submit-conflict';
  return (
    <>
      <RouteChange />
      <div hidden={isLeft}>
        <h1>Tell your first conflict</h1>
        <button type="button" onClick={() => void navigate('/conflict/7')}>
          Post
        </button>
      </div>
      {isLeft && <ScreenLoading />}
    </>
  );
}

test('a link to a part that sticks to the screen’s edge leads to its own place', async () => {
  await page.viewport(360, 640);
  const part = document.createElement('section');
  part.id = 'part';
  part.style.cssText = 'position: sticky; bottom: 0; height: 100px';
  const [above, below] = [document.createElement('div'), document.createElement('div')];
  above.style.height = '700px';
  below.style.height = '2000px';
  document.body.prepend(above, part, below);
  onTestFinished(() => {
    for (const one of [above, part, below]) one.remove();
  });
  goToPart('#part');
  await expect.poll(() => Math.round(part.getBoundingClientRect().top)).toBeLessThan(300);
});

test('a link to a part shows it even if what is above it grows afterwards', async () => {
  await page.viewport(360, 640);
  const above = document.createElement('div');
  const part = document.createElement('h2');
  part.id = 'part';
  const below = document.createElement('div');
  below.style.height = '2000px';
  document.body.prepend(above, part, below);
  onTestFinished(() => {
    for (const one of [above, part, below]) one.remove();
  });
  goToPart('#part');
  above.style.height = '500px';
  await expect.element(page.elementLocator(part)).toBeInViewport();
  await expect.poll(() => Math.round(part.getBoundingClientRect().top)).toBeLessThan(200);
});
