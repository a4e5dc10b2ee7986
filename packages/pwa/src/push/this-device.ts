import { isIos } from '../install/install-store.ts';
import { subscribe } from './subscription.ts';

/** Whether this browser shows notifications. `install-first`: on iOS, only the installed app can. */
export type DeviceState = 'on' | 'off' | 'denied' | 'install-first' | 'unsupported';

/** Never asks for permission. */
export async function readThisDevice(): Promise<DeviceState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isIos() ? 'install-first' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await findSubscription()) ? 'on' : 'off';
}

/**
 * Call it in response to a tap: browsers refuse to ask for permission otherwise.
 * @throws if the push service or the server fails
 */
export async function turnOn(): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== 'granted') return readThisDevice();
  const { pushManager } = await navigator.serviceWorker.ready;
  await subscribe(pushManager);
  return 'on';
}

/** Ends this browser's subscription. The server's record ends with the session, or with `unsubscribePush`. */
export async function turnOff(): Promise<DeviceState> {
  await (await findSubscription())?.unsubscribe();
  return readThisDevice();
}

/** Tells the server of this visit, and of a changed member or key. Never asks for permission. */
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
