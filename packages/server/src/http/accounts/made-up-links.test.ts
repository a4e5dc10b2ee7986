import { describe, expect, test } from 'vitest';
import { PASSWORD, signUp } from '../../test-support/people.ts';
import { serverForSuite } from '../../test-support/suites.ts';

describe('Links that somebody makes up,', () => {
  const server = serverForSuite('SQLite');

  const MANY = 120;

  test.each([
    ['to a new password', '/api/auth/reset-password', { newPassword: 'a new password' }],
    ['to a registration', '/api/auth/verify-email', { newPassword: 'a new password' }],
    ['to sign in', '/api/auth/sign-in-link/redeem', {}],
  ])(
    '%s cost no hash: however many come at once, all are refused and their owners sign in meanwhile',
    async (to, path, more) => {
      const email = `${to.replaceAll(' ', '-')}@example.org`;
      await signUp(server, email);
      const opened = Array.from({ length: MANY }, (_, n) =>
        server.client().post(path, { token: String(n).padStart(43, 'x'), ...more }),
      );
      const login = await server.client().post('/api/auth/login', { email, password: PASSWORD });
      const refused = (await Promise.all(opened)).map(({ status, body }) => `${status} ${body.code}`);
      expect(refused).toEqual(Array(MANY).fill('400 token-invalid'));
      expect(login.status).toBe(200);
    },
  );
});
