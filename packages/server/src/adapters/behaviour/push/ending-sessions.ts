import type { Passkey } from '@twosides/domain/model';
import { expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { memberId, NOW } from '../builders.ts';
import { addMember, writeAccount } from '../steps.ts';

const ADA = memberId('ada');

const PASSKEY: Passkey = {
  id: 'p-3',
  memberId: ADA,
  credentialId: 'credential',
  publicKey: 'key',
  counter: 0,
  transports: [],
  aaguid: 'model',
  isSynced: true,
  rpId: 'localhost',
  handle: 'handle',
  madeOn: 0,
  lastUsedOn: null,
};

const UPDATES: readonly (readonly [string, (stores: Stores) => Promise<unknown>, readonly string[]])[] = [
  ['signing out', ({ sessions }) => sessions.destroy('sid-1'), ['push-2', 'push-3', 'push-4', 'push-5']],
  ['ending another', ({ sessions }) => sessions.end(ADA, 's-2'), ['push-3', 'push-4', 'push-5']],
  [
    'removing the passkey that started it',
    (stores) => writeAccount(stores, ADA, { kind: 'end-passkey-sessions', memberId: ADA, passkeyId: 'p-3' }),
    ['push-4', 'push-5'],
  ],
  ['ending all others', ({ sessions }) => sessions.endOthers(ADA, 's-4'), ['push-4']],
  ['a new password', (stores) => writeAccount(stores, ADA, { kind: 'end-sessions', memberId: ADA }), []],
];

/** @param stored reads the ids of the stored subscriptions, in order */
export const expectSubscriptionsToEnd = async (stores: Stores, stored: () => Promise<readonly string[]>) => {
  const { sessionEpoch } = await addMember(stores, 'ada');
  await writeAccount(stores, ADA, { kind: 'add-passkey', passkey: PASSKEY });
  for (const n of [1, 2, 3, 4, 5]) {
    const session = {
      sid: `sid-${n}`,
      id: `s-${n}`,
      member: { id: ADA, sessionEpoch },
      device: `Device ${n}`,
      passkeyId: n === 3 ? PASSKEY.id : null,
    };
    await stores.sessions.begin({ ...session, createdAt: NOW, expire: Date.now() + 60_000 * n });
    const seen = { endpoint: 'e', p256dh: 'p', auth: 'a', createdAt: NOW, lastSeenAt: NOW };
    await stores.pushSubscriptions.save({ id: `push-${n}`, memberId: ADA, sessionId: `s-${n}`, ...seen });
  }
  for (const [what, end, left] of UPDATES) {
    await end(stores);
    expect([what, await stored()]).toEqual([what, left]);
  }
};
