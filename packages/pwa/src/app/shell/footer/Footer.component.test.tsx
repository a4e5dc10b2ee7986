import { expect, test } from 'vitest';
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
