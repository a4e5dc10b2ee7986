import { call } from '../api/client.ts';

/**
 * @param replaced the endpoint of a subscription that the browser has ended
 * @throws if the push service or a request to the server fails
 */
export async function subscribe(pushManager: PushManager, replaced?: string): Promise<void> {
  const { publicKey } = await call('push');
  const earlier = await pushManager.getSubscription();
  const isUsable = earlier !== null && isOfKey(earlier, publicKey);
  if (earlier && !isUsable) await earlier.unsubscribe();
  const subscription = isUsable
    ? earlier
    : await withinTimeout(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { endpoint = '', keys } = subscription.toJSON();
  const replaces = replaced ?? earlier?.endpoint;
  await call('subscribePush', {
    body: {
      endpoint,
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      ...(replaces !== undefined && replaces !== endpoint && { replaces }),
    },
  });
}

function isOfKey({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCharCode(...bytes));
  return (
    text
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/={1,2}$/, '') === publicKey
  );
}

const TIMEOUT = 20_000;

/** Rejects after `TIMEOUT` ms, because some browsers never report an unreachable push service. */
function withinTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The push service gives no answer')), TIMEOUT);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
