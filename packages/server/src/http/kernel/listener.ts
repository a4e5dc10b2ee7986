import { createServer, type RequestListener, type Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ListenerTimes = Required<
  Pick<Server, 'requestTimeout' | 'headersTimeout' | 'keepAliveTimeout'> & {
    readonly connectionsCheckingInterval: number;
  }
>;

/** Milliseconds. Clients and proxies reuse idle connections for up to a minute, so `keepAliveTimeout` is longer. */
export const LISTENER_TIMES: ListenerTimes = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 1_000,
};

/** Milliseconds that a stopping server gives running requests before it closes their connections. */
const DRAIN = 10_000;

export type Listener = {
  listen(port: number, host: string): Promise<number>;
  /** Closes the port once `seen` resolves, then waits for running requests. */
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
