import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';

export type Request = {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Load = {
  readonly kind: 'load';
  readonly origin: string;
  readonly requests: readonly Request[];
  readonly seconds: number;
  readonly connections: number;
  /** Requests per second of all connections together. Without a rate, as many as possible. */
  readonly rate?: number;
};

export type Parade = {
  readonly kind: 'parade';
  readonly origins: readonly string[];
  readonly requests: readonly Request[];
  /** Milliseconds between two requests; 0 for as fast as possible. */
  readonly everyMs: number;
  readonly atOnce: number;
  /** Seconds after which the driver stops sending. */
  readonly within: number;
};

export type Driven = {
  readonly answered: number;
  readonly perSecond: number;
  /** Number of responses by status; 0 for requests without a response. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The 99th percentile of the latency, in milliseconds. */
  readonly p99: number;
  readonly cookies: readonly string[];
};

const load = async ({ origin, requests, seconds, connections, rate }: Load): Promise<Driven> => {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: requests.map((one) => ({ ...one, headers: { ...one.headers } })),
    ...(rate !== undefined && { overallRate: rate }),
  });
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count ?? 0]),
  );
  const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  if (result.errors > 0) statuses[0] = result.errors;
  return { answered, perSecond: answered / result.duration, statuses, p99: result.latency.p99, cookies: [] };
};

const parade = async ({ origins, requests, everyMs, atOnce, within }: Parade): Promise<Driven> => {
  const began = performance.now();
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const cookies: string[] = [];
  const send = async ({ path, ...request }: Request, place: number) => {
    const sent = performance.now();
    const response = await fetch(origins[place % origins.length] + path, request).catch(() => null);
    await response?.arrayBuffer();
    times.push(performance.now() - sent);
    const status = response?.status ?? 0;
    statuses[status] = (statuses[status] ?? 0) + 1;
    cookies[place] =
      response?.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ') ?? '';
  };
  const queue = requests.entries();
  const sendInTurn = async () => {
    for (const [place, request] of queue) {
      if (performance.now() - began > within * 1_000) return;
      const early = began + place * everyMs - performance.now();
      if (early > 0) await pause(early);
      await send(request, place);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendInTurn));
  const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  const seconds = (performance.now() - began) / 1_000;
  return {
    answered: times.length - (statuses[0] ?? 0),
    perSecond: times.length / seconds,
    statuses,
    p99,
    cookies,
  };
};

process.on('message', async (order: Load | Parade) => {
  process.send?.(await (order.kind === 'load' ? load(order) : parade(order)));
});
