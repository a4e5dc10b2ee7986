import { expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { memberId, NOW } from '../builders.ts';
import { addMember } from '../steps.ts';

const ADA = memberId('ada');

/** All the ways in which what somebody does ends sessions, and which of the four are left. */
const UPDATES: readonly (readonly [string, (stores: Stores) => Promise<unknown>, readonly string[]])[] = [
  ['signing out', ({ sessions }) => sessions.destroy('sid-1'), ['push-2', 'push-3', 'push-4']],
  ['ending another', ({ sessions }) => sessions.end(ADA, 's-2'), ['push-3', 'push-4']],
  ['ending all others', ({ sessions }) => sessions.endOthers(ADA, 's-4'), ['push-4']],
  [
    'a new password',
    ({ accounts }) =>
      accounts.changeAccount({ by: 'id', id: ADA }, null, () => ({
        writes: [{ kind: 'end-sessions', memberId: ADA }],
        result: null,
      })),
    [],
  ],
];

/**
 * Four devices of a member, whose sessions end one way after the other.
 * @param stored the ids of the subscriptions that are stored, in order
 */
export const expectSubscriptionsToEnd = async (stores: Stores, stored: () => Promise<readonly string[]>) => {
  const { sessionEpoch } = await addMember(stores, 'ada');
  for (const n of [1, 2, 3, 4]) {
    const session = {
      sid: `sid-${n}`,
      id: `s-${n}`,
      member: { id: ADA, sessionEpoch },
      device: `Device ${n}`,
      passkeyId: null,
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
