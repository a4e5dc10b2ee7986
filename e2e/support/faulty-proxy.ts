import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from './processes.ts';

export type Fate =
  | 'pass'
  /** The server gets the request, but its response is lost. */
  | 'lose-answer'
  /** The server never gets the request. */
  | 'cut'
  /** The server gets the request, but its response is held back until the promise resolves. */
  | { readonly until: Promise<void> }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body: string };

export type FaultyProxy = {
  readonly origin: string;
  readonly writes: { readonly path: string; readonly at: number }[];
  isDown: boolean;
  decide: (path: string, body: string) => Fate;
  readonly stop: () => void;
};

export const startFaultyProxy = async (target: string): Promise<FaultyProxy> => {
  const server = createServer((incoming, answer) => void handle(incoming, answer));
  const port = await listen(server);
  const proxy: FaultyProxy = {
    origin: `http://localhost:${port}`,
    writes: [],
    isDown: false,
    decide: () => 'pass',
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;

  async function handle(incoming: IncomingMessage, answer: ServerResponse): Promise<unknown> {
    if (proxy.isDown) return answer.destroy();
    const path = incoming.url ?? '/';
    const isWrite = incoming.method !== 'GET' && incoming.method !== 'HEAD';
    const body = await buffer(incoming);
    const fate = isWrite ? proxy.decide(path, body.toString()) : 'pass';
    if (isWrite) proxy.writes.push({ path, at: performance.now() });
    if (fate === 'cut') return answer.destroy();
    if (typeof fate === 'object' && 'status' in fate) return answer.writeHead(fate.status, fate.headers).end(fate.body);

    const { origin, ...headers } = incoming.headers;
    const outgoing = request(
      target + path,
      // The server accepts only requests from its own origin.
      { method: incoming.method, headers: { ...headers, ...(origin && { origin: target }) } },
      async (reply) => {
        const text = await buffer(reply);
        if (typeof fate === 'object') await fate.until;
        if (fate === 'lose-answer') answer.destroy();
        else answer.writeHead(reply.statusCode ?? 502, reply.headers).end(text);
      },
    );
    outgoing.on('error', () => answer.destroy());
    return outgoing.end(body);
  }
};
