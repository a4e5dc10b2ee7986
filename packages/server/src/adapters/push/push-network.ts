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

/** Sends requests to push services. Tests replace it. */
export type PushNetwork = {
  accepts(endpoint: string): boolean;
  /**
   * Posts without following redirects or reading the response body. Rejects after 5 s.
   * @returns the status and the Retry-After header
   */
  post(request: PushRequest): Promise<{ readonly status: number; readonly retryAfter: string | undefined }>;
};

const TIMEOUT = 5_000;

/** @param hosts the hosts of supported push services, as `isPushEndpoint` takes them */
export const pushNetwork = (hosts: readonly string[]): PushNetwork => ({
  accepts: (endpoint) => isPushEndpoint(endpoint, hosts),
  post: ({ endpoint, headers, body }) =>
    new Promise((resolve, reject) => {
      // Checked again, since the list of hosts may have shrunk after the device subscribed.
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

/**
 * Resolves a host name and refuses private addresses. Runs as part of the connection, so that the address checked is
 * the address used.
 */
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
