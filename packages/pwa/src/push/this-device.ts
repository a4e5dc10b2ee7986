import { isIos } from '../install/install-store.ts';
import { subscribe } from './subscription.ts';

/** Whether this browser notifies its member. `install-first`: iOS requires an installed app. */
export type DeviceState = 'on' | 'off' | 'denied' | 'install-first' | 'unsupported';

/** Reads the browser's state without prompting. */
export async function readThisDevice(): Promise<DeviceState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isIos() ? 'install-first' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await findSubscription()) ? 'on' : 'off';
}

/**
 * Asks for permission (so it must follow a tap) and subscribes.
 * @throws if the push service or server fails
 */
export async function turnOn(): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== 'granted') return readThisDevice();
  const { pushManager } = await navigator.serviceWorker.ready;
  await subscribe(pushManager);
  return 'on';
}

/** Deletes the subscription here. The server deletes it with the session, or when the device is removed. */
export async function turnOff(): Promise<DeviceState> {
  await (await findSubscription())?.unsubscribe();
  return readThisDevice();
}

/** Renews the server's record: last seen, member and key. Never prompts. */
export async function renewThisDevice(): Promise<void> {
  if (!(await findSubscription()) || Notification.permission !== 'granted') return;
  const { pushManager } = await navigator.serviceWorker.ready;
  await subscribe(pushManager);
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const found = await navigator.serviceWorker.getRegistration();
  return (await found?.pushManager?.getSubscription()) ?? null;
}
