import { type Query, QueryClientProvider } from '@tanstack/react-query';
import { PAGE_HEADINGS } from '@twosides/domain/contract';
import type { ConflictId } from '@twosides/domain/kernel';
import { PAGES, type PageName } from '@twosides/domain/wire';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { queryKeys } from '../api/query-keys.ts';
import { createQueryClient } from '../session/query-client.ts';
import { aConflict, aProfile, pageOf } from '../test-support/seeds.ts';
import { findPage, loadPage } from './find-page.ts';
import { ADDRESSES } from './test-addresses.ts';

const CONFLICT = pageOf(aConflict({ id: 1 as ConflictId }));

const isAsked = ({ options }: Query) => !('enabled' in options) || options.enabled !== false;
const textOf = (key: readonly unknown[]) => JSON.stringify(key);

test('the server finds the files of a page by its name', async () => {
  const screens = Object.keys(import.meta.glob('../features/**/*Screen.tsx'));
  for (const name of Object.keys(PAGES))
    expect(screens.filter((file) => file.toLowerCase().endsWith(`/${name.toLowerCase()}screen.tsx`))).toHaveLength(1);
});

test.each(Object.entries(PAGE_HEADINGS))(
  'the tab of %s says what the first answer of the server says',
  async (name, heading) => {
    const { title } = await loadPage(name as PageName);
    expect([heading, undefined]).toContain(title);
  },
);

test.each([
  ...ADDRESSES,
  '/?sort=polarizing&category=love',
  '/trending?tab=today&category=trust',
  '/leaderboard?period=daily',
  '/search?q=dishes',
  '/search?q=,',
  '/category/nothing',
  '/conflict/x',
])('what a visitor is shown at %s is what the page says that it asks for', async (address) => {
  const { pathname, searchParams } = new URL(address, 'https://twosides.example');
  const { name, params } = findPage(pathname);
  const { Screen, queries } = await loadPage(name);
  const client = createQueryClient();
  client.setQueryData(queryKeys.currentUser, null);
  if (name === 'conflict' && params.id === '1') client.setQueryData(queryKeys.conflict(CONFLICT.id), CONFLICT);
  if (name === 'user') client.setQueryData(queryKeys.profile(params.identifier ?? ''), aProfile());
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <StaticRouter location={address}>
        <Screen params={params} />
      </StaticRouter>
    </QueryClientProvider>,
  );
  const asked = client.getQueryCache().findAll({ predicate: isAsked });
  const keys = asked.map(({ queryKey }) => queryKey).filter((key) => key[0] !== queryKeys.currentUser[0]);
  const named = queries?.({ params, search: searchParams }) ?? [];
  expect(keys.map(textOf).toSorted()).toEqual(named.map(({ queryKey }) => textOf(queryKey)).toSorted());
});

test.each(['/nothing', '/LOGIN', '/conflict', '/login/more'])('%s shows that there is no page', (path) => {
  expect(findPage(path).name).toBe('notFound');
});

test('what the address holds reaches the screen as it was meant, or as it is where it cannot be read', () => {
  expect(findPage('/user/Quiet%20Fox')).toEqual({ name: 'user', params: { identifier: 'Quiet Fox' } });
  expect(findPage('/user/100%')).toEqual({ name: 'user', params: { identifier: '100%' } });
  expect(findPage('/conflict/7/caf%C3%A9')).toEqual({ name: 'conflict', params: { id: '7', slug: 'café' } });
});
