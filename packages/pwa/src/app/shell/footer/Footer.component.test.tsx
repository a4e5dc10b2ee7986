import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../test-support/show.tsx';
import { Footer } from './Footer.tsx';

test.each([320, 768, 1280])('footer links are large enough for a thumb, at %i px', async (width) => {
  await page.viewport(width, 800);
  await show(<Footer />);
  await expect.element(page.getByRole('link', { name: 'Transparency' })).toBeVisible();
  const links = page.getByRole('link').elements();
  for (const link of links) {
    const { width: wide, height } = link.getBoundingClientRect();
    expect(Math.min(wide, height), link.textContent).toBeGreaterThanOrEqual(44);
  }
});

test('content that replaces a shorter placeholder does not move a reader to the footer', async () => {
  await page.viewport(360, 740);
  await show(<Footer />);
  const content = document.createElement('div');
  content.style.height = '800px';
  document.querySelector('footer')?.before(content);
  onTestFinished(() => content.remove());
  window.scrollTo(0, 820);
  await expect.poll(() => window.scrollY).toBe(820);
  content.style.height = '1500px';
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(window.scrollY).toBe(820);
});
