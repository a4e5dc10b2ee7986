import { describe, expect, test } from 'vitest';
import { onboard } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';

describe('Names that could be mistaken', () => {
  const server = serverForSuite('SQLite');
  memberForSuite(server, 'lena@example.org', 'Lena Nolan');
  const newcomer = memberForSuite(server, 'newcomer@example.org');
  const named = memberForSuite(server, 'named@example.org', 'Someone Else');

  test.each([
    ['Lеnа Nolan', 409, 'nickname-taken'],
    ['Аdmin', 409, 'nickname-reserved'],
    ['Rоsa', 400, 'nickname-unclear'],
  ])('refuse %j as a nickname, in onboarding and in the profile', async (nickname, status, code) => {
    const refused = [
      await onboard(newcomer, nickname),
      await named.patch('/api/auth/profile', { userNickname: nickname }),
    ];
    expect(refused).toMatchObject(Array(2).fill({ status, body: { code } }));
  });
});
