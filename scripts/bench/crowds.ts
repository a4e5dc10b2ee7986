import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { answerOf } from './children.ts';
import type { Driven, Load, Parade } from './driver-process.ts';
import { readsOf } from './load.ts';
import { signInMembers } from './members.ts';
import { from, get, post } from './requests.ts';
import { figureRow, measured, type Row, ratioRow } from './row.ts';
import { type Site, serve } from './site.ts';

const VOTES = 2_500;
const EVERY_MS = 6;
const SECONDS = (VOTES * EVERY_MS) / 1_000;
const VOTES_AT_ONCE = 500;
const VOTES_WITHIN = 4 * SECONDS;
const READS = 100;

type Drivers = { readonly crowd: ChildProcess; readonly readers: ChildProcess };

const bePhones = ({ pid }: ChildProcess) => {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
};

export const crowds = async (drivers: Drivers, site: Site, processes: number): Promise<readonly Row[]> => {
  const names = {
    counted: `viral conflict, ${processes} process(es): votes counted`,
    rate: 'viral conflict: votes a minute',
    voting: 'viral conflict: reads’ p99',
    flood: 'login flood: reads’ p99',
  };
  bePhones(drivers.crowd);
  const servers = await Promise.all(Array.from({ length: processes }, () => serve(site)));
  const [server] = servers as [(typeof servers)[0]];
  const read = readsOf(server, site, SECONDS, READS);
  const rows = [await measured([names.counted, names.rate, names.voting], viral), await measured([names.flood], flood)];
  await Promise.all(servers.map((each) => each.stop()));
  return rows.flat();

  async function viral(): Promise<readonly Row[]> {
    const { conflict, cookies } = await signInMembers(drivers.crowd, server, site, VOTES);
    const votes = cookies.map((cookie, n) => {
      const { origin } = servers[n % processes] as (typeof servers)[0];
      const vote = { side: n % 2 === 0 ? 'her' : 'his' };
      return from(n, post(origin, `/api/conflicts/${conflict}/vote`, vote, cookie));
    });

    const readIt = { ...read, requests: [get(`/api/conflicts/${conflict}`), ...read.requests] };
    const idle = await whileIdle(readIt);
    const voting: Parade = {
      kind: 'parade',
      origins: servers.map(({ origin }) => origin),
      requests: votes,
      everyMs: EVERY_MS,
      atOnce: VOTES_AT_ONCE,
      within: VOTES_WITHIN,
    };
    const [voted, whileVoting] = await Promise.all([
      answerOf<Driven>(drivers.crowd, voting),
      answerOf<Driven>(drivers.readers, readIt),
    ]);
    const totalVotes = await settledVotes(server.origin, conflict);
    const acknowledged = voted.statuses[200] ?? 0;
    if (acknowledged < VOTES) console.log(`Of ${VOTES} votes these were answered: ${JSON.stringify(voted.statuses)}.`);
    return [
      ratioRow(names.counted, totalVotes, '', { what: 'acknowledged', figure: acknowledged }, { least: 1, most: 1 }),
      figureRow(names.rate, voted.perSecond * 60, '/min', { least: 9_500 }),
      p99(names.voting, whileVoting, idle),
    ];
  }

  async function flood(): Promise<readonly Row[]> {
    const idle = await whileIdle(read);
    const wrong = post(server.origin, '/api/auth/login', { email: 'nobody@example.org', password: 'a wrong one' });
    const logins: Load = { kind: 'load', origin: server.origin, requests: [wrong], seconds: SECONDS, connections: 20 };
    const [, whileFlooded] = await Promise.all([
      answerOf<Driven>(drivers.crowd, logins),
      answerOf<Driven>(drivers.readers, read),
    ]);
    return [p99(names.flood, whileFlooded, idle)];
  }

  async function whileIdle(load: Load): Promise<Driven> {
    await answerOf<Driven>(drivers.readers, { ...load, seconds: 2 });
    return answerOf<Driven>(drivers.readers, load);
  }
};

const p99 = (what: string, driven: Driven, idle: Driven): Row =>
  ratioRow(what, driven.p99, 'ms', { what: 'idle', figure: idle.p99 }, { most: 2 });

const settledVotes = async (origin: string, conflict: number): Promise<number> => {
  await pause(1_500);
  const response = await fetch(`${origin}/api/conflicts/${conflict}`);
  if (!response.ok) throw new Error(`The conflict was answered with ${response.status}.`);
  return ((await response.json()) as { totalVotes: number }).totalVotes;
};
