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

/** The network to push services; tests replace it. */
export type PushNetwork = {
  accepts(endpoint: string): boolean;
  /**
   * Posts without following redirects or reading a body. Rejects after 5 s.
   * @returns status and Retry-After
   */
  post(request: PushRequest): Promise<{ readonly status: number; readonly retryAfter: string | undefined }>;
};

const TIMEOUT = 5_000;

/** @param hosts supported push services; see `isPushEndpoint` */
export const pushNetwork = (hosts: readonly string[]): PushNetwork => ({
  accepts: (endpoint) => isPushEndpoint(endpoint, hosts),
  post: ({ endpoint, headers, body }) =>
    new Promise((resolve, reject) => {
      // Checked here too, since the list may have shrunk since.
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

/** Resolves a name for the very connection, so that the checked address is the one used. */
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
