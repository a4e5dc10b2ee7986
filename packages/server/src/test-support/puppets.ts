import type { ConflictId } from '@twosides/domain/kernel';
import { CLAIM_OUTLIVES_ACCOUNT, ESTABLISHED_RULE } from '@twosides/domain/mailbox-keys';
import type { Conflict } from '@twosides/domain/model';
import { castVote } from '@twosides/domain/voting';
import { memberId, NOW } from '../adapters/behaviour/builders.ts';
import { addMember, leave, post, readConflict } from '../adapters/behaviour/steps.ts';
import { createSecrets } from '../adapters/secrets/secrets.ts';
import { migratedTemplate } from '../adapters/sqlite/kernel/test-template.ts';
import { openSqliteStores } from '../adapters/sqlite/stores.ts';
import type { Stores } from '../adapters/stores.ts';
import { PASSWORD } from './people.ts';
import { solveProof } from './solve-proof.ts';
import type { TestClient } from './test-client.ts';
import { secretIn, type TestServer } from './test-server.ts';

export type Attack = {
  readonly name: string;
  readonly mailboxes: number | null;
  readonly emailOf: (serial: number, run: string) => string;
  readonly leaves: boolean;
};

export const aliasesOf = (mailboxes: number): Attack => ({
  name: 'aliases',
  mailboxes,
  emailOf: (serial, run) => `${run}${serial % mailboxes}+${serial}@gmail.com`,
  leaves: false,
});

export const RETURNING: Attack = {
  name: 'delete and return',
  mailboxes: 1,
  emailOf: (_, run) => `${run}@gmail.com`,
  leaves: true,
};

export const ONE_DOMAIN: Attack = {
  name: 'one domain that catches all',
  mailboxes: null,
  emailOf: (serial, run) => `p${serial}@part${serial}.${run}.example`,
  leaves: false,
};

type Crowd = { readonly honest: number; readonly forHer: number; readonly attack: Attack };

const SECRETS = createSecrets('a secret of at least thirty-two characters');

const withCrowd = async <T>(crowd: Crowd, work: (on: Ballot) => Promise<T>): Promise<T> => {
  const stores = await openSqliteStores(':memory:', SECRETS, { template: migratedTemplate(SECRETS) });
  try {
    const { id } = await post(stores);
    const ballot = ballotOn(stores, id, crowd.attack);
    for (let n = 0; n < crowd.honest; n += 1) await ballot.honest(n, n < crowd.forHer ? 'her' : 'his');
    return await work(ballot);
  } finally {
    await stores.close();
  }
};

type Ballot = ReturnType<typeof ballotOn>;

const ballotOn = (stores: Stores, id: ConflictId, attack: Attack) => {
  const vote = castVote({ votes: stores.votes, secrets: SECRETS, clock: () => NOW, established: ESTABLISHED_RULE });
  const voteOf = async (name: string, email: string, side: 'her' | 'his') => {
    await addMember(stores, name, { email });
    return (await vote({ memberId: memberId(name), opId: null }, id, side)).ok;
  };
  return {
    honest: (n: number, side: 'her' | 'his') => voteOf(`honest-${n}`, `honest-${n}@example.com`, side),
    puppet: async (serial: number): Promise<boolean> => {
      const name = `puppet-${serial}`;
      const isAccepted = await voteOf(name, attack.emailOf(serial, 'puppet'), 'her');
      if (attack.leaves) await leave(stores, memberId(name), NOW + CLAIM_OUTLIVES_ACCOUNT);
      return isAccepted;
    },
    conflict: (): Promise<Conflict> => readConflict(stores, id),
  };
};

const percentForHer = ({ herVotes, totalVotes }: Conflict): number => (100 * herVotes) / totalVotes;

export const worthOf = (attack: Attack, honest: number, puppets: number) =>
  withCrowd({ honest, forHer: honest / 2, attack }, async (ballot) => {
    const before = await ballot.conflict();
    let pressed = 0;
    for (let serial = 0; serial < puppets; serial += 1) pressed += Number(await ballot.puppet(serial));
    const after = await ballot.conflict();
    return {
      pressed,
      counted: after.totalVotes - before.totalVotes,
      moved: percentForHer(after) - percentForHer(before),
    };
  });

export const puppetsToMove = (points: number, forHer: number): Promise<number> =>
  withCrowd({ honest: 100, forHer, attack: aliasesOf(Number.MAX_SAFE_INTEGER) }, async (ballot) => {
    let puppets = 0;
    while (percentForHer(await ballot.conflict()) < forHer + points) {
      await ballot.puppet(puppets);
      puppets += 1;
    }
    return puppets;
  });

export type Place = { readonly name: string; readonly addressOf: (serial: number, network: number) => string };

export const ONE_ADDRESS: Place = { name: 'one address', addressOf: (_, network) => `198.51.${network}.7` };
export const ONE_NETWORK: Place = {
  name: 'one network',
  addressOf: (serial, network) => `198.51.${network}.${serial % 250}`,
};

export const ANY_NETWORKS: Place = {
  name: 'any number of networks',
  addressOf: (serial, network) => `10.${network}.${serial % 250}.7`,
};

type Raid = {
  readonly attack: Attack;
  readonly place: Place;
  readonly run: number;
  readonly accounts?: number;
};

export const raidForAnHour = async (
  server: TestServer,
  id: ConflictId,
  { attack, place, run, accounts = Number.POSITIVE_INFINITY }: Raid,
  first: number,
): Promise<number> => {
  const atOnce = attack.leaves ? 1 : Number.POSITIVE_INFINITY;
  for (let next = first; ; ) {
    const round: { readonly client: TestClient; readonly email: string }[] = [];
    let isRefused = false;
    while (round.length < atOnce && next < accounts) {
      const email = attack.emailOf(next, `r${run}x`);
      const client = server.client({ 'X-Forwarded-For': place.addressOf(next, run) });
      isRefused = !(await register(client, email));
      if (isRefused) break;
      round.push({ client, email });
      next += 1;
    }
    for (const { client, email } of round) await voteByMail(server, id, client, email, attack.leaves);
    if (isRefused || next === accounts) return next;
  }
};

const register = async (client: TestClient, email: string): Promise<boolean> => {
  const body = { email, password: PASSWORD };
  let answer = await client.post('/api/auth/register', body);
  if (answer.body.challenge)
    answer = await client.post('/api/auth/register', { ...body, proof: await solveProof(answer.body.challenge) });
  return answer.status !== 429;
};

const voteByMail = async (server: TestServer, id: ConflictId, client: TestClient, email: string, leaves: boolean) => {
  for (let count = 1; ; count += 1) {
    const links = (await server.mailsTo(email, count)).map(secretIn);
    if (await isSignedInByOne(client, links)) break;
  }
  await client.post(`/api/conflicts/${id}/vote`, { side: 'her' });
  if (leaves) await client.post('/api/auth/delete-account', { password: PASSWORD, conflicts: 'take-down' });
};

const isSignedInByOne = async (client: TestClient, links: readonly string[]): Promise<boolean> => {
  for (const link of links)
    if (link !== '' && (await client.get(`/api/auth/verify-email?token=${link}`)).body.signedIn) return true;
  return false;
};
