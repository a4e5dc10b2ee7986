import type { ChildProcess } from 'node:child_process';
import type { Server } from './children.ts';
import { repeated, sendOnce } from './load.ts';
import { from, get, post } from './requests.ts';
import { measured, type Row, ratioRow } from './row.ts';
import { addVoters, type Site, serve } from './site.ts';

const MEMBERS = 50;
const VOTES = 5_000;
const COMMENTS = 2_000;
const LIST = '/api/trending?comments=none';

const NAMES = {
  list: "a member's list, requests/s",
  conflict: "a member's conflict with 50 comments, requests/s",
  votes: 'votes, each of another member or conflict, requests/s',
  comments: 'comments, requests/s',
} as const;

export const members = async (driver: ChildProcess, site: Site): Promise<readonly Row[]> => {
  const server = await serve(site);
  const rows = await measured(Object.values(NAMES), async () => {
    const { cookies: signedIn } = await signInMembers(driver, server, site, MEMBERS);
    const list = await repeated(driver, server, get(LIST));
    const own = (path: string) => repeated(driver, server, get(path, { cookie: signedIn[0] ?? '' }));
    const votes = votesOf(server, site, signedIn, VOTES);
    const comments = Array.from({ length: COMMENTS }, (_, n) => {
      const path = `/api/conflicts/${1 + (n % site.conflicts)}/comments`;
      return post(server.origin, path, { content: `What helped us was to take turns (${n}).` }, signedIn[n % MEMBERS]);
    });
    const figures = [
      [NAMES.list, await own(LIST)],
      [NAMES.conflict, await own(`/api/conflicts/${site.few}`)],
      [NAMES.votes, (await sendOnce(driver, server, votes, 200)).perSecond],
      [NAMES.comments, (await sendOnce(driver, server, comments, 201)).perSecond],
    ] as const;
    return figures.map(([what, figure]) =>
      ratioRow(what, figure, '/s', { what: 'list from memory', figure: list }, { least: 0.15 }),
    );
  });
  await server.stop();
  return rows;
};

export const signInMembers = async (driver: ChildProcess, server: Server, site: Site, count: number) => {
  const { conflict, links } = await addVoters(site, count);
  const requests = links.map((token, n) => from(n, post(server.origin, '/api/auth/sign-in-link/redeem', { token })));
  return { conflict, cookies: (await sendOnce(driver, server, requests, 200)).cookies };
};

export const votesOf = ({ origin }: Server, site: Site, cookies: readonly string[], count: number) =>
  Array.from({ length: count }, (_, n) => {
    const conflict = 1 + (Math.floor(n / cookies.length) % site.conflicts);
    const vote = { side: n % 2 === 0 ? 'her' : 'his' };
    return post(origin, `/api/conflicts/${conflict}/vote`, vote, cookies[n % cookies.length]);
  });
