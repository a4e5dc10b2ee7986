import type { ConflictId, MemberId, OpId } from '@twosides/domain/kernel';
import type { OutboxRow } from '@twosides/domain/model';
import type { CurrentUserView } from '@twosides/domain/profile';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { setCurrentUser } from '../session/current-user.ts';
import { onDevice } from './device-db.ts';
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

test('what a member has sent is deleted from the device when the session ends', async () => {
  const receipt = { memberId: ana.id, kind: 'vote', queue: 7 as ConflictId, acknowledgedAt: Date.now() } as const;
  const opIds = () => onDevice((db) => db.receipts.toCollection().primaryKeys());
  onTestFinished(() => onDevice((db) => db.receipts.clear()));
  await onDevice((db) =>
    db.receipts.bulkPut([
      { ...receipt, opId: 'a' as OpId, countedOn: 'The plants' },
      { ...receipt, opId: 'b' as OpId, memberId: 'ben' as MemberId },
    ]),
  );
  openOutbox().setMember(ana.id);
  setCurrentUser({ ...ana, userNickname: 'Anna' });
  expect(await opIds()).toEqual(['a', 'b']);
  setCurrentUser(null);
  await expect.poll(opIds).toEqual(['b']);
});
