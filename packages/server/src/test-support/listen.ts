import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import type Koa from 'koa';

/** @returns the server's port, once it listens */
export const portOf = async (server: Server): Promise<number> => {
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** @param onEnd `onTestFinished` or `afterAll`, after which the app no longer listens. @returns its origin */
export const listen = (app: Koa, onEnd: (cleanUp: () => void) => void): string => {
  const server = app.listen(0);
  onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
