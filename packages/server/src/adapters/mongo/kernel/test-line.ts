import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { env } from 'node:process';

export type Line = {
  through(url: string): string;
  hold(): void;
  release(): void;
  cut(): void;
};

export const openLine = async (): Promise<Line> => {
  const { hostname, port } = new URL(env.MONGODB_URL ?? '');
  const sockets = new Set<Socket>();
  let isHeld = false;
  const set = (socket: Socket) => (isHeld ? socket.pause() : socket.resume());
  const server = createServer((near) => {
    const far = dial(Number(port || 27_017), hostname);
    const join = (from: Socket, to: Socket) => {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => from.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      set(from);
    };
    join(near, far);
    join(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    through: (url) => {
      const other = new URL(url);
      other.port = String((server.address() as AddressInfo).port);
      other.search = '?directConnection=true';
      return other.href;
    },
    hold: () => {
      isHeld = true;
      sockets.forEach(set);
    },
    release: () => {
      isHeld = false;
      for (const socket of sockets) socket.destroy();
    },
    cut: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
