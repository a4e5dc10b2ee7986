import type { ChildProcess } from 'node:child_process';
import { answerOf, type Server } from './children.ts';
import type { Driven, Parade, Request } from './driver-process.ts';

export const CONNECTIONS = 16;

/**
 * Sends each request once.
 * @throws if a response has another status than `status`
 */
export const once = async (
  driver: ChildProcess,
  { origin }: Server,
  requests: readonly Request[],
  status: number,
  everyMs = 0,
): Promise<Driven> => {
  const order: Parade = { kind: 'parade', origins: [origin], requests, everyMs, atOnce: CONNECTIONS, within: 600 };
  const driven = await answerOf<Driven>(driver, order);
  if (driven.statuses[status] !== requests.length)
    throw new Error(`Of ${requests.length} requests these were answered: ${JSON.stringify(driven.statuses)}.`);
  return driven;
};
