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

/**
 * The server's record stays until the session ends or `unsubscribePush` is called.
 * @throws if the browser keeps the subscription
 */
export async function turnOff(): Promise<DeviceState> {
  const subscription = await findSubscription();
  if (subscription && !(await subscription.unsubscribe())) throw new Error('The subscription is still there');
  return readThisDevice();
}

export async function renewThisDevice(): Promise<void> {
  if (!(await findSubscription()) || Notification.permission !== 'granted') return;
  const { pushManager } = await navigator.serviceWorker.ready;
  await subscribe(pushManager);
}

/** For when a member's session ends, because a notification leads to what they posted or follow. */
export async function closeNotifications(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const found = await navigator.serviceWorker.getRegistration();
  return (await found?.pushManager?.getSubscription()) ?? null;
}

export const BLOCKED_TEXT =
  'This browser is blocking notifications from TwoSides. To change that, open the site settings (next to the address bar, or in your device’s settings if you installed the app), allow notifications and reload the page.';

export const INSTALL_FIRST_TEXT =
  'On iPhone and iPad, notifications only work if you add TwoSides to your home screen.';

export const NO_PUSH_SERVICE = 'Your browser’s notification service isn’t responding. Please try again later.';
