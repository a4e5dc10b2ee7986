import { call } from '../api/client.ts';

/** Whether this browser tells its member of news while nobody looks. */
export type DeviceState = 'on' | 'off' | 'denied' | 'install-first' | 'unsupported';

/** Reads it of the browser; asks for nothing. */
export async function readThisDevice(): Promise<DeviceState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApplePhone() ? 'install-first' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await findSubscription()) ? 'on' : 'off';
}

/**
 * Asks for permission, so it has to follow a tap, and subscribes.
 * @param publicKey the server's, base64url
 */
export async function turnOn(publicKey: string): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== 'granted') return readThisDevice();
  const { pushManager } = await registration();
  const earlier = await pushManager.getSubscription();
  // Of another key it is good for nothing, and in the way of a new one.
  if (earlier && !isOfKey(earlier, publicKey)) await earlier.unsubscribe();
  const subscribing = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  await tell(await withinPatience(subscribing));
  return 'on';
}

/** Forgets the subscription here; the server forgets it when its push service says so, or the device is removed there. */
export async function turnOff(): Promise<DeviceState> {
  await (await findSubscription())?.unsubscribe();
  return readThisDevice();
}

const PATIENCE = 20_000;

async function findSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const found = await navigator.serviceWorker.getRegistration();
  return (await found?.pushManager?.getSubscription()) ?? null;
}

const registration = () => withinPatience(navigator.serviceWorker.ready);

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await call('subscribePush', {
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  });
}

function isOfKey({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey;
}

/** Where the push service cannot be reached, some browsers never say so. */
function withinPatience<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The push service gives no answer')), PATIENCE);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Its browsers can push only from an app on the home screen. */
const isApplePhone = () => /iPhone|iPad|iPod/.test(navigator.userAgent);
