import { beforeAll, describe, expect, test } from 'vitest';
import { signUp, signUpAndOnboard } from '../../test-support/people.ts';
import { serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

const TAKEN = { status: 409, body: { error: 'Nickname is already taken', code: 'nickname-taken' } };
const RESERVED = { status: 409, body: { error: 'This nickname isn’t available', code: 'nickname-reserved' } };
const UNCLEAR = {
  status: 400,
  body: {
    error: 'Please don’t mix alphabets within a word, and don’t use invisible characters',
    code: 'nickname-unclear',
  },
};

describe('Names that could be mistaken', () => {
  const server = serverForSuite('SQLite');
  let newcomer: TestClient;
  let named: TestClient;
  beforeAll(async () => {
    await signUpAndOnboard(server, 'lena@example.org', 'Lena Nolan');
    newcomer = await signUp(server, 'newcomer@example.org');
    named = await signUpAndOnboard(server, 'named@example.org', 'Someone Else');
  });

  const seen = ({ status, body }: { status: number; body: unknown }) => ({ status, body });
  const onboard = async (userNickname: string) =>
    seen(
      await newcomer.post('/api/auth/onboarding', {
        userNickname,
        userPronouns: 'they/them',
        partnerNickname: 'Kim',
        partnerPronouns: 'xe/xem',
      }),
    );
  const rename = async (userNickname: string) => seen(await named.patch('/api/auth/profile', { userNickname }));

  test.each([
    ['Lеnа Nolan', TAKEN],
    ['Аdmin', RESERVED],
    ['Rоsa', UNCLEAR],
  ])('refuse %j as a nickname, in onboarding and in the profile', async (nickname, refusal) => {
    expect([await onboard(nickname), await rename(nickname)]).toEqual([refusal, refusal]);
  });

  test('let their owner rewrite the name, with repeated spaces collapsed', async () => {
    expect(await rename('Someone   Else')).toMatchObject({ status: 200, body: { userNickname: 'Someone Else' } });
    expect(await rename('SOMEONE ELSE')).toMatchObject({ status: 200, body: { userNickname: 'SOMEONE ELSE' } });
    expect((await server.client().get('/api/user/someone%20else')).body.userNickname).toBe('SOMEONE ELSE');
    expect((await server.client().get('/api/user/S0meone%20Else')).status).toBe(404);
  });
});
