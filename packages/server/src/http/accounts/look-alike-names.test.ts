import { beforeAll, expect, test } from 'vitest';
import { signUp, signUpAndOnboard } from '../../test-support/people.ts';
import { describeOnDatabases, serverForSuite } from '../../test-support/suites.ts';
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

describeOnDatabases('Names that could be mistaken', (database) => {
  const server = serverForSuite(database);
  let newcomer: TestClient;
  let named: TestClient;
  beforeAll(async () => {
    await signUpAndOnboard(server, 'lena@example.org', 'Lena Nolan');
    await signUpAndOnboard(server, 'nina@example.org', 'NINA');
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
    ['Аdmin', RESERVED],
    ['Adm1n', RESERVED],
    ['TwoSides Team', RESERVED],
    ['ТwоSidеs', RESERVED],
    ['Deleted  member', RESERVED],
    ['Deleted\u00a0member', RESERVED],
    ['\u200fMember', RESERVED],
    ['Ｍｏｄｅｒａｔｏｒ', RESERVED],
    ['Qu1etFox', RESERVED],
    ['Lena  Nolan', TAKEN],
    ['lena nolan', TAKEN],
    ['1ena No1an', TAKEN],
    ['Lеnа Nolan', TAKEN],
    ['Lena\u200b Nolan', TAKEN],
    ['\u200eLena Nolan', TAKEN],
    ['Lena N0lan', TAKEN],
    ['Ｌｅｎａ Nolan', TAKEN],
    ['ΝΙΝΑ', TAKEN],
    ['Nιna', TAKEN],
    ['Dιna', UNCLEAR],
    ['Rоsa', UNCLEAR],
    ['Rosa\u200b', UNCLEAR],
    ['Ro\u00adsa', UNCLEAR],
  ])('refuse %j as a nickname, in onboarding and in the profile', async (nickname, refusal) => {
    expect([await onboard(nickname), await rename(nickname)]).toEqual([refusal, refusal]);
  });

  test('let their owner rewrite the name, with repeated spaces collapsed', async () => {
    expect(await rename('Someone   Else')).toMatchObject({ status: 200, body: { userNickname: 'Someone Else' } });
    expect(await rename('SOMEONE ELSE')).toMatchObject({ status: 200, body: { userNickname: 'SOMEONE ELSE' } });
    expect((await server.client().get('/api/user/someone%20else')).body.userNickname).toBe('SOMEONE ELSE');
    expect((await server.client().get('/api/user/S0meone%20Else')).status).toBe(404);
  });

  test.each(['James', 'Modesta', 'Adminah', 'Анна Каренина', 'שרה', '田中さん', 'Żaneta'])(
    'do not keep anybody from being called %s',
    async (nickname) => {
      expect(await rename(nickname)).toMatchObject({ status: 200, body: { userNickname: nickname } });
    },
  );
});
