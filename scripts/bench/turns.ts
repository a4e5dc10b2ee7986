import type { ChildProcess } from 'node:child_process';
import { answerOf, type Server } from './children.ts';
import type { Driven, Load, Request } from './driver-process.ts';
import { median } from './row.ts';

/** What is asked of a server, over and over. */
export type Target = {
  readonly server: Server;
  /** Those of the next turn. */
  readonly requests: readonly Request[] | (() => Promise<readonly Request[]>);
  /** What every answer must have; 200 if left out. */
  readonly status?: number;
};

export type Cost = {
  /** Answers a second. */
  readonly perSecond: number;
  /** Milliseconds of the server's processor an answer. */
  readonly cpu: number;
};

/** Two targets in turns: medians of each, and of the ratios of neighbouring turns, first to second. */
export type Compared = { readonly first: Cost; readonly second: Cost; readonly ratio: Cost };

const TURNS = 7;
/** Of a turn; one in which nothing was answered in time is tried again, longer. */
const SECONDS = [2, 8, 32] as const;
const CONNECTIONS = 10;

/**
 * First, second, first, second …: what else the machine does falls to both. One turn of each goes ahead, uncounted, as
 * a start.
 */
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

/** @throws where an answer has another status than it must have, time and again: an error costs something else */
const costOf = async (driver: ChildProcess, target: Target, tried = 0, slow = 0): Promise<Cost> => {
  const { server, requests, status = 200 } = target;
  const load: Load = {
    kind: 'load',
    origin: server.origin,
    requests: typeof requests === 'function' ? await requests() : requests,
    seconds: SECONDS[slow] ?? 0,
    connections: CONNECTIONS,
  };
  const before = await server.cpu();
  const driven = await answerOf<Driven>(driver, load);
  const used = (await server.cpu()) - before;
  if (driven.answered > 0 && driven.statuses[status] === driven.answered)
    return { perSecond: driven.perSecond, cpu: used / driven.answered / 1_000 };
  // A page is another one each minute, so that a 304 of it may become a 200 in the midst of a turn.
  if (tried + 1 < SECONDS.length) return costOf(driver, target, tried + 1, driven.answered > 0 ? slow : slow + 1);
  throw new Error(`${load.requests[0]?.path} was answered with ${JSON.stringify(driven.statuses)}, not ${status}.`);
};
