import type { ChildProcess } from 'node:child_process';
import { answerOf, type Server } from './children.ts';
import type { Driven, Load, Parade, Request } from './driver-process.ts';
import { get } from './requests.ts';
import type { Site } from './site.ts';

const CONNECTIONS = 16;

/**
 * Sends each request once.
 * @throws if a response has another status than `status`
 */
export const sendOnce = async (
  driver: ChildProcess,
  { origin }: Server,
  requests: readonly Request[],
  status: number,
  everyMs = 0,
): Promise<Driven> => {
  const order: Parade = { kind: 'parade', origins: [origin], requests, everyMs, atOnce: CONNECTIONS, within: 600 };
  const driven = await answerOf<Driven>(driver, order);
  if (driven.statuses[status] !== requests.length)
    throw new Error(`Expected ${requests.length} answers with ${status}, got ${JSON.stringify(driven.statuses)}.`);
  return driven;
};

/** Sends a request as often as possible for 5 seconds, and returns the responses per second. */
export const repeated = async (driver: ChildProcess, { origin }: Server, request: Request): Promise<number> => {
  const load: Load = { kind: 'load', origin, requests: [request], seconds: 5, connections: CONNECTIONS };
  const { perSecond, statuses, answered } = await answerOf<Driven>(driver, load);
  if (statuses[200] !== answered) throw new Error(`${request.path} was answered with ${JSON.stringify(statuses)}.`);
  return perSecond;
};

export const readsOf = ({ origin }: Server, { few }: Site, seconds: number, rate: number): Load => ({
  kind: 'load',
  origin,
  requests: [get(`/api/conflicts/${few}`), get('/api/trending?comments=none')],
  seconds,
  connections: 10,
  rate,
});
