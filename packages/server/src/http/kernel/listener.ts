import { createServer, type RequestListener, type Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ListenerTimes = Required<
  Pick<Server, 'requestTimeout' | 'headersTimeout' | 'keepAliveTimeout'> & {
    /** How often connections are checked, which limits the precision of the others. */
    readonly connectionsCheckingInterval: number;
  }
>;

/**
 * Milliseconds. Longer than proxies and clients reuse idle connections (a minute); closing earlier would break their
 * next request.
 */
export const LISTENER_TIMES: ListenerTimes = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 1_000,
};

/** Time for running requests when the server stops, in milliseconds. */
const DRAIN = 10_000;

export type Listener = {
  /** @returns the port */
  listen(port: number, host: string): Promise<number>;
  /**
   * Finishes running requests. Every response from now on closes its connection, so that nobody sends another request
   * over it.
   * @param seen until when new requests are still accepted, because clients do not know yet
   */
  drain(seen?: Promise<unknown>): Promise<void>;
};

export const createListener = (answer: RequestListener, times: ListenerTimes = LISTENER_TIMES): Listener => {
  let isDraining = false;
  class Answer extends ServerResponse {
    override writeHead(...head: unknown[]): this {
      if (isDraining) this.shouldKeepAlive = false;
      return Reflect.apply(super.writeHead, this, head);
    }
  }
  const server = createServer({ ...times, ServerResponse: Answer }, answer);
  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          resolve((server.address() as AddressInfo).port);
        });
      }),
    drain: async (seen) => {
      isDraining = true;
      await seen;
      const giveUp = setTimeout(() => server.closeAllConnections(), DRAIN);
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(giveUp);
    },
  };
};
