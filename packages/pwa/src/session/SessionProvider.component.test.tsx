import { useQuery } from '@tanstack/react-query';
import type { MemberId } from '@twosides/domain/kernel';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryKeys } from '../api/query-keys.ts';
import { aMember } from '../test-support/seeds.ts';
import { show } from '../test-support/show.tsx';
import { setCurrentUser, useCurrentUser } from './current-user.ts';
import { currentSession } from './session.ts';

const ana = aMember();
const box = page.getByRole('textbox', { name: 'Note' });
const PRIVATE = 'Sides with the dishes';

function Desk() {
  const { user } = useCurrentUser();
  const [text, setText] = useState('');
  const { data } = useQuery({ queryKey: queryKeys.stats, queryFn: () => new Promise<string>(() => {}) });
  return (
    <>
      <p>{user ? `Signed in as ${user.email}` : 'Nobody is signed in'}</p>
      <p>{data}</p>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}

const showDesk = async () => {
  await show(<Desk />, { member: ana, known: [[queryKeys.stats, PRIVATE]] });
  await expect.element(page.getByText(PRIVATE)).toBeVisible();
  await box.fill('A half-written thought');
};

test.each([
  ['signing out', null, 'Nobody is signed in'],
  ['another member', aMember({ id: 'ben' as MemberId, email: 'ben@example.org' }), 'Signed in as ben@example.org'],
])('%s takes from the screen what the member has read and was writing', async (_, next, words) => {
  await showDesk();
  const former = currentSession().client;
  setCurrentUser(next);
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(box).toHaveValue('');
  expect(page.getByText(PRIVATE).elements()).toEqual([]);
  await expect.poll(() => former.getQueryData(queryKeys.stats)).toBeUndefined();
});

test('a changed profile leaves it there', async () => {
  await showDesk();
  setCurrentUser({ ...ana, email: 'ana@elsewhere.example' });
  await expect.element(page.getByText('Signed in as ana@elsewhere.example')).toBeVisible();
  await expect.element(box).toHaveValue('A half-written thought');
});
