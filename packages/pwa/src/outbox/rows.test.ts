import 'fake-indexeddb/auto';
import type { MemberId, OutboxRow } from '@twosides/domain';
import { expect, test } from 'vitest';
import { onDevice } from '../device-db.ts';
import { forgetMember, setUnreadableAside } from './rows.ts';

test('logging out leaves nothing of the member on the device, also of what could not be read', async () => {
  const unreadable = (opId: string, memberId: string) =>
    ({ opId, memberId, payload: { content: `The words of ${memberId}` } }) as unknown as OutboxRow;
  await onDevice((db) => db.outbox.bulkPut([unreadable('1', 'ana'), unreadable('2', 'ben')]));
  await setUnreadableAside();
  await forgetMember('ana' as MemberId);
  expect(await onDevice((db) => db.setAside.toArray())).toMatchObject([{ stored: { memberId: 'ben' } }]);
});
