import type { Server } from './server.ts';
import { expect } from './test.ts';

let voters = 0;

export const voteOfMany = async (server: Server, conflict: string, count: number) => {
  const path = `${server.origin}/api/conflicts/${conflict.split('/')[2]}/vote`;
  const statuses = await Promise.all(
    Array.from({ length: count }, async (_, voter) => {
      const cookies = await signedIn(server);
      return (await post(path, { side: voter % 3 ? 'her' : 'his' }, cookies)).status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
};

export const signedIn = async (server: Server): Promise<string> => {
  voters += 1;
  const token = await server.makeMember(`voter${voters}@example.org`, null);
  return cookiesOf(await post(`${server.origin}/api/auth/sign-in-link/redeem`, { token }));
};

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

export const post = (url: string, body: unknown, Cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: new URL(url).origin, Cookie },
    body: JSON.stringify(body),
  });
