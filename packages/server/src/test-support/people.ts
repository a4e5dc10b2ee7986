import type { MemberId } from '@twosides/domain';
import type { TestClient } from './test-client.ts';
import { secretIn, type TestServer } from './test-server.ts';

export const PASSWORD = 'correct horse';

/** Registers and verifies in a browser of its own, which is signed in from then on. */
export const signUp = async (server: TestServer, email: string): Promise<TestClient> => {
  const client = server.client();
  await client.post('/api/auth/register', { email, password: PASSWORD });
  const [mail] = await server.mailsTo(email);
  await client.get(`/api/auth/verify-email?token=${secretIn(mail)}`);
  return client;
};

/** A member who may post. */
export const signUpAndOnboard = async (server: TestServer, email: string, nickname: string): Promise<TestClient> => {
  const client = await signUp(server, email);
  await onboard(client, nickname);
  return client;
};

export const onboard = (client: TestClient, nickname: string) =>
  client.post('/api/auth/onboarding', {
    userNickname: nickname,
    userPronouns: 'she/her',
    partnerNickname: `${nickname}s him`,
    partnerPronouns: 'he/him',
  });

export const CONFLICT = {
  title: 'He never loads the dishwasher',
  hisSide: 'Whatever I load gets rearranged in front of me, so I stopped volunteering to be corrected.',
  herSide: 'He puts one cup in and leaves the rest on the counter, and says he did not want to do it wrong.',
  category: 'household',
};

/** Someone who votes without an account row: the vote needs only an id. */
export const voter = (n: number): MemberId => `voter-${n}` as MemberId;
