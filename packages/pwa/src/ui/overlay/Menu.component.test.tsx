import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Menu } from './Menu.tsx';

test('the menu of a button that stays in its place stays under the finger while the page scrolls', async () => {
  await render(
    <MemoryRouter>
      <div style={{ height: 3000 }}>
        <header style={{ position: 'sticky', top: 0 }}>
          <Menu label="Your account" items={[{ label: 'Log out', onSelect: () => {} }]} isFixed>
            Ana
          </Menu>
        </header>
      </div>
    </MemoryRouter>,
  );
  await page.getByRole('button', { name: 'Your account' }).click();
  const item = page.getByRole('menuitem', { name: 'Log out' });
  await expect.element(item).toBeVisible();
  const { top } = item.element().getBoundingClientRect();
  window.scrollBy(0, 240);
  expect([window.scrollY, item.element().getBoundingClientRect().top]).toEqual([240, top]);
});
