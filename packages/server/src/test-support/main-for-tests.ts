import { readFileSync } from 'node:fs';
import { type PushNetwork, pushNetwork } from '../adapters/push/push-network.ts';
import { createSecrets } from '../adapters/secrets/secrets.ts';
import { compose } from '../composition/compose.ts';
import { readConfig } from '../composition/config.ts';
import { createLog } from '../log.ts';
import { makeMember, QUICK_WORK } from './make-member.ts';
import { localNetwork } from './push-service.ts';

type Order = { readonly serial: number; readonly email: string; readonly nickname: string | null };

if (process.env.NODE_ENV === 'production')
  throw new Error('This program is for tests: it makes members without a mail');

const config = readConfig(process.env);

const networkTo = (origin: string): PushNetwork => ({
  ...pushNetwork(config.pushHosts),
  post: (request) => localNetwork.post({ ...request, endpoint: origin + new URL(request.endpoint).pathname }),
});

const { PUSH_STAND_IN, CLOCK_FILE } = process.env;
const clock = CLOCK_FILE === undefined ? Date.now : () => Number(readFileSync(CLOCK_FILE, 'utf8'));
const network = PUSH_STAND_IN === undefined ? localNetwork : networkTo(PUSH_STAND_IN);
const { stores, useCases, listen } = await compose(
  { ...config, work: { password: QUICK_WORK.password } },
  createLog(config.logLevel),
  clock,
  undefined,
  network,
);

const needs = { accounts: stores.accounts, secrets: createSecrets(config.hashSecret), clock };

const carryOut = async ({ email, nickname }: Order): Promise<string> => {
  const { id, signInSecret } = await makeMember(needs, email);
  if (nickname === null) return signInSecret;
  const onboarded = await useCases.completeOnboarding(id, {
    userNickname: nickname,
    userPronouns: 'she/her',
    partnerNickname: 'Ben',
    partnerPronouns: 'he/him',
  });
  if (!onboarded.ok) throw new Error(`${nickname} was refused: ${onboarded.error}`);
  return signInSecret;
};

process.on('message', (order: Order) => {
  const { serial } = order;
  carryOut(order).then(
    (signInSecret) => process.send?.({ serial, signInSecret }),
    (error: unknown) => process.send?.({ serial, problem: String(error) }),
  );
});

await listen();
