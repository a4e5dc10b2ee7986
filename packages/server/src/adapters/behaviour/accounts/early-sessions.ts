import { expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { aMember, memberId, NOW } from '../builders.ts';
import { signIn } from '../steps.ts';

const early = (sid: string, device: string) => ({
  sid,
  member: memberId('ada'),
  session: { id: `id-of-${sid}`, device, createdAt: NOW, lastSeenAt: NOW },
  expire: NOW + 1000,
});

/** Sessions of a release that did not remember devices: Ada's, on two devices. Ben has none. */
export const EARLY_SESSIONS = [
  early('e1', 'Firefox on Linux'),
  early('e2', 'Safari on iPhone'),
  early('e3', 'Safari on iPhone'),
] as const;

/** What the account of {@link EARLY_SESSIONS} remembers in this release. */
export const expectDevices = async (stores: Stores): Promise<void> => {
  const [ada, ben] = [aMember('ada'), aMember('ben')];
  const devicesOf = async (name: string) => (await stores.accounts.readSignIn(memberId(name), NOW))?.devices.toSorted();
  expect([await devicesOf('ada'), await devicesOf('ben')]).toEqual([['Firefox on Linux', 'Safari on iPhone'], []]);
  await signIn(stores, 's1', ada, { device: 'Safari on iPhone' });
  await signIn(stores, 's2', ada, { device: 'Edge on Windows' });
  await signIn(stores, 's3', ben, { device: 'Edge on Windows' });
  const alertsOf = async (name: string) =>
    (await stores.alerts.list(memberId(name), null, 10)).alerts.map(({ subject }) => subject);
  expect(await alertsOf('ada')).toEqual([{ type: 'new-device', device: 'Edge on Windows' }]);
  expect(await alertsOf('ben')).toEqual([]);
};
