import { PAGES, type PageName } from '@twosides/domain/wire';
import { expect, test } from 'vitest';
import { findPage } from './find-page.ts';
import { loadPage } from './load-page.ts';

test.each(Object.entries(PAGES))('the page %s is the one at its path in the table', async (name, path) => {
  expect((await loadPage(name as PageName)).path).toBe(path);
});

test.each(['/nothing', '/LOGIN', '/conflict', '/login/more'])('%s shows that there is no page', async (path) => {
  const { name } = findPage(path);
  expect((await loadPage(name)).path).toBe('*');
});

test('what the address holds reaches the screen as it was meant, or as it is where it cannot be read', () => {
  expect(findPage('/user/Quiet%20Fox')).toEqual({ name: 'user', params: { identifier: 'Quiet Fox' } });
  expect(findPage('/user/100%')).toEqual({ name: 'user', params: { identifier: '100%' } });
  expect(findPage('/conflict/7/caf%C3%A9')).toEqual({ name: 'conflict', params: { id: '7', slug: 'café' } });
});
