import { lookup } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPushEndpoint } from '@twosides/domain/push';
import { isPrivateAddress } from './private-addresses.ts';

export type PushRequest = {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
};

export type PushNetwork = {
  accepts(endpoint: string): boolean;
  /** Follows no redirects and reads no response body. Rejects after 5 s. */
  post(request: PushRequest): Promise<{ readonly status: number; readonly retryAfter: string | undefined }>;
};

const TIMEOUT = 5_000;

export const pushNetwork = (hosts: readonly string[]): PushNetwork => ({
  accepts: (endpoint) => isPushEndpoint(endpoint, hosts),
  post: ({ endpoint, headers, body }) =>
    new Promise((resolve, reject) => {
      // Checked again, because the list of hosts may have shrunk after the device subscribed.
      if (!isPushEndpoint(endpoint, hosts)) throw new Error('not a known push service');
      const signal = AbortSignal.timeout(TIMEOUT);
      const sent = request(endpoint, { method: 'POST', headers, signal, lookup: publicLookup }, (answer) => {
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
        answer.destroy();
      });
      sent.once('error', reject);
      sent.end(body);
    }),
});

/** Refuses private addresses while connecting, so that the checked address is the one that is used. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    if (addresses.length === 0 || addresses.some(({ address }) => isPrivateAddress(address)))
      return done(new Error('the name leads to a private address'), []);
    const [first] = addresses;
    if (options.all || first === undefined) return done(null, addresses);
    done(null, first.address, first.family);
  });
};
