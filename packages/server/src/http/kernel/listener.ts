import { createServer, type RequestListener, type Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ListenerTimes = Required<
  Pick<Server, 'requestTimeout' | 'headersTimeout' | 'keepAliveTimeout'> & {
    /** How often connections are looked at: no limit above is kept more exactly than this. */
    readonly connectionsCheckingInterval: number;
  }
>;

/**
 * Milliseconds. Proxies and clients keep an idle connection for up to a minute; one that was closed here first would
 * fail the request they send over it at that moment.
 */
export const LISTENER_TIMES: ListenerTimes = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 1_000,
};

/** Requests under way get this long when the server stops, in milliseconds. */
const DRAIN = 10_000;

/** Where requests come in. */
export type Listener = {
  /** @returns the port it listens on */
  listen(port: number, host: string): Promise<number>;
  /**
   * Takes no new requests and lets those under way finish. Each answer from now on is the last of its connection:
   * nobody sends another request over one that closes at that moment.
   * @param seen until when new ones are taken all the same, since those who send them do not know of it yet
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
