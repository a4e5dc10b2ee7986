import { isIos } from '../install/install-store.ts';
import { subscribe } from './subscription.ts';

/**
 * Whether this browser tells its member of news while nobody looks.
 * `install-first`: iOS lets only apps on the home screen do so.
 */
export type DeviceState = 'on' | 'off' | 'denied' | 'install-first' | 'unsupported';

/** Reads it of the browser; asks for nothing. */
export async function readThisDevice(): Promise<DeviceState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isIos() ? 'install-first' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await findSubscription()) ? 'on' : 'off';
}

/**
 * Asks for permission, so it has to follow a tap, and subscribes.
 * @throws where the browser allows it and its push service does not answer, or the server does not
 */
export async function turnOn(): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== 'granted') return readThisDevice();
  const { pushManager } = await navigator.serviceWorker.ready;
  await subscribe(pushManager);
  return 'on';
}

/** Forgets the subscription here. The server forgets it with its session, or when the device is removed there. */
export async function turnOff(): Promise<DeviceState> {
  await (await findSubscription())?.unsubscribe();
  return readThisDevice();
}

/**
 * Tells the server what it may have missed: that this device is still there, who uses it, and another key. Asks for
 * nothing.
 */
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
