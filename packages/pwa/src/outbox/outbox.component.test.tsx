import type { MemberId } from '@twosides/domain/kernel';
import type { OutboxRow } from '@twosides/domain/model';
import type { CurrentUserView } from '@twosides/domain/profile';
import { beforeEach, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { setCurrentUser } from '../session/current-user.ts';
import { openOutbox } from './outbox.ts';
import { outboxItems, useOutboxItems } from './outbox-items.ts';

const ana = { id: 'ana' as MemberId, email: 'ana@example.org' } as CurrentUserView;
const rows = [{ kind: 'comment', memberId: ana.id, payload: { content: 'Hers alone' } } as unknown as OutboxRow];

beforeEach(() => {
  openOutbox();
  setCurrentUser(ana);
  outboxItems.set(ana.id, { rows });
});

test.each([
  ['nobody', null],
  ['another member', { ...ana, id: 'ben' as MemberId }],
])('what waits of a member is not there for a moment once %s looks', (_, next) => {
  setCurrentUser(next);
  expect(outboxItems.get()).toMatchObject({ isRead: false, owner: null, rows: [] });
});

test('what comes late of the member before is not shown to the next one, and is not taken for all that they have', async () => {
  const { result } = await renderHook(useOutboxItems);
  expect(result.current.rows).toEqual(rows);
  setCurrentUser({ ...ana, id: 'ben' as MemberId });
  outboxItems.set(ana.id, { rows });
  await expect.poll(() => result.current).toMatchObject({ isRead: false, rows: [] });
});

test('a changed profile leaves what waits where it is', () => {
  setCurrentUser({ ...ana, userNickname: 'Anna' });
  expect(outboxItems.get().rows).toEqual(rows);
});
