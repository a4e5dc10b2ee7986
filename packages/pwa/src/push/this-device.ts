import { isIos } from '../install/install-store.ts';
import { subscribe } from './subscription.ts';

/** `install-first`: on iOS, only the installed app can show notifications. */
export type DeviceState = 'on' | 'off' | 'denied' | 'install-first' | 'unsupported';

export async function readThisDevice(): Promise<DeviceState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isIos() ? 'install-first' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await findSubscription()) ? 'on' : 'off';
}

/**
 * Call it in response to a tap, because browsers refuse to ask for permission otherwise.
 * @throws if the push service or the server fails
 */
export async function turnOn(): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== 'granted') return readThisDevice();
  const { pushManager } = await navigator.serviceWorker.ready;
  await subscribe(pushManager);
  return 'on';
}

/** The server's record stays until the session ends or `unsubscribePush` is called. */
export async function turnOff(): Promise<DeviceState> {
  await (await findSubscription())?.unsubscribe();
  return readThisDevice();
}

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
