import { createHash } from 'node:crypto';
import type { Clock } from '@twosides/domain/kernel';
import type { PushOutcome, PushSender } from '@twosides/domain/push';
import type { PushNetwork } from './push-network.ts';

/** `subject`: an https: or mailto: URL for push services (RFC 8292). */
export type Vapid = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

export const createWebPushSender = (vapid: Vapid, network: PushNetwork, clock: Clock): PushSender => ({
  publicKey: vapid.publicKey,
  accepts: network.accepts,
  send: async ({ endpoint, p256dh, auth }, message, lifetime) => {
    const host = URL.canParse(endpoint) ? new URL(endpoint).host : 'no host';
    // Loaded on first use to save memory. Node finds only the default export of this CommonJS package.
    const { default: webPush } = await import('web-push');
    let request: ReturnType<typeof webPush.generateRequestDetails>;
    try {
      request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails: vapid,
        TTL: lifetime,
        urgency: 'normal',
        topic: topicOf(message.tag),
      });
    } catch {
      return { is: 'gone' };
    }
    const { headers, body } = request;
    if (body === null) return { is: 'gone' };
    try {
      const { status, retryAfter } = await network.post({ endpoint, headers, body });
      return toOutcome(status, `${host} answered ${status}`, waitOf(retryAfter, clock()));
    } catch (error) {
      return { is: 'failed', problem: `${host}: ${reasonOf(error)}`, retryAfter: null };
    }
  },
});

const toOutcome = (status: number, problem: string, retryAfter: number | null): PushOutcome => {
  if (status >= 200 && status < 300) return { is: 'delivered' };
  if (status === 404 || status === 410) return { is: 'gone' };
  if (status === 401 || status === 403) return { is: 'key-refused', problem };
  if (status === 429 || status >= 500) return { is: 'failed', problem, retryAfter };
  // Any other status, such as 413, is permanent: the push service would refuse the message again.
  return { is: 'dropped' };
};

/** At most 32 characters of URL-safe base64 (RFC 8030). */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** `header` contains seconds or a date. Returns milliseconds from now; null if the value is invalid or past. */
const waitOf = (header: string | undefined, now: number): number | null => {
  if (header === undefined) return null;
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) && wait > 0 ? wait : null;
};

/** Prefers the error code, because some error messages contain the endpoint. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer within 5 s';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
};
