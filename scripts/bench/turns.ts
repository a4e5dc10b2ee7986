import type { ChildProcess } from 'node:child_process';
import { answerOf, type Server } from './children.ts';
import type { Driven, Load, Request } from './driver-process.ts';
import { median } from './row.ts';

export type Target = {
  readonly server: Server;
  readonly requests: readonly Request[] | (() => Promise<readonly Request[]>);
  readonly status?: number;
};

export type Cost = {
  readonly perSecond: number;
  /** The server's CPU time per response, in milliseconds. */
  readonly cpu: number;
};

/** `ratio`: the first cost divided by the second, as the median of all pairs of consecutive turns. */
export type Compared = { readonly first: Cost; readonly second: Cost; readonly ratio: Cost };

const TURNS = 7;
/** Seconds per turn. A turn without a response is repeated with the next larger value. */
const SECONDS = [2, 8, 32] as const;
const CONNECTIONS = 10;

export const inTurns = async (driver: ChildProcess, first: Target, second: Target): Promise<Compared> => {
  const turns: (readonly [Cost, Cost])[] = [];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const both = [await costOf(driver, first), await costOf(driver, second)] as const;
    if (turn > 0) turns.push(both);
  }
  const middle = (of: (turn: readonly [Cost, Cost]) => number) => median(turns.map(of));
  return {
    first: { perSecond: middle(([one]) => one.perSecond), cpu: middle(([one]) => one.cpu) },
    second: { perSecond: middle(([, other]) => other.perSecond), cpu: middle(([, other]) => other.cpu) },
    ratio: {
      perSecond: middle(([one, other]) => one.perSecond / other.perSecond),
      cpu: middle(([one, other]) => one.cpu / other.cpu),
    },
  };
};

/** @throws Error if responses repeatedly have an unexpected status */
const costOf = async (driver: ChildProcess, target: Target, tried = 0, slow = 0): Promise<Cost> => {
  const { server, requests, status = 200 } = target;
  const load: Load = {
    kind: 'load',
    origin: server.origin,
    requests: typeof requests === 'function' ? await requests() : requests,
    seconds: SECONDS[slow] ?? 0,
    connections: CONNECTIONS,
  };
  const before = (await server.usage()).cpu;
  const driven = await answerOf<Driven>(driver, load);
  const used = (await server.usage()).cpu - before;
  if (driven.answered > 0 && driven.statuses[status] === driven.answered)
    return { perSecond: driven.perSecond, cpu: used / driven.answered / 1_000 };
  if (tried + 1 < SECONDS.length) return costOf(driver, target, tried + 1, driven.answered > 0 ? slow : slow + 1);
  throw new Error(`${load.requests[0]?.path} was answered with ${JSON.stringify(driven.statuses)}, not ${status}.`);
};
