import { PROVIDERS } from '@twosides/domain/model';
import { describe, expect, test } from 'vitest';
import { startProviderServer } from '../../test-support/provider-server.ts';
import { beginAt, comeBack, locationOf, signInWith } from '../../test-support/provider-visit.ts';
import { forSuite, memberForSuite } from '../../test-support/suites.ts';
import { PUBLIC_ORIGIN } from '../../test-support/test-server.ts';

describe('The page to return to after Google or Apple', () => {
  const server = forSuite(startProviderServer);
  memberForSuite(server, 'onboarded@example.org', 'Onno');

  const aPerson = (name: string) => ({ subject: name, email: `${name}@example.org`, emailVerified: true });
  const asked = (path: string) => `?returnTo=${encodeURIComponent(path)}`;

  test.each(PROVIDERS)('is where %s returns newcomers and known members', async (provider) => {
    const person = { ...aPerson(`goes-on-${provider}`), ...(provider === 'apple' && { email: 'goes-on@icloud.com' }) };
    const toConflict = '/conflict/17?welcome';
    expect(await signInWith(server.client(), provider, person, asked('/conflict/17/the-title-tells'))).toBe(toConflict);
    expect(await signInWith(server.client(), provider, person, asked('/conflict/17'))).toBe(toConflict);
  });

  test('is stored per attempt and used once', async () => {
    const client = server.client();
    const person = aPerson('two-tabs');
    const one = await beginAt(client, 'google', asked('/leaderboard'));
    const other = await beginAt(client, 'google', asked('/conflict/4'));
    const back = await comeBack(client, other, person);
    expect(locationOf(await client.get(back))).toBe('/conflict/4?welcome');
    expect(locationOf(await client.get(back))).toBe('/login?error=expired');
    const late = await client.get(await comeBack(client, one, person));
    expect(locationOf(late)).toBe('/login?welcome&returnTo=%2Fleaderboard');
  });

  test('includes the vote flow and nothing else', async () => {
    const flow = '0190a000-0000-7000-8000-00000000000a';
    const endOf = (path: string, given = flow) =>
      signInWith(server.client(), 'google', aPerson('flows'), `${asked(path)}&flow=${given}`);
    expect(await endOf('/conflict/17')).toBe(`/conflict/17?welcome&flow=${flow}`);
    expect(await endOf('/conflict/17/it#vote')).toBe(`/conflict/17?welcome=vote&flow=${flow}`);
    expect(await endOf('/leaderboard')).toBe('/login?welcome&returnTo=%2Fleaderboard');
    expect(await endOf('/conflict/17', '//evil.example')).toBe('/conflict/17?welcome');
  });

  test.each(['//evil.example', '/api/auth/logout'])('leads nowhere but home instead of %j', async (path) => {
    const end = await signInWith(server.client(), 'google', aPerson('onboarded'), asked(path));
    expect(end).toBe('/login?welcome');
  });

  test('is the one requested first, whatever the callback contains', async () => {
    const client = server.client();
    const location = await beginAt(client, 'google', asked('/conflict/17'));
    expect(new URL(location).searchParams.get('redirect_uri')).toBe(`${PUBLIC_ORIGIN}/auth/google/callback`);
    expect(location).not.toContain('conflict');
    const back = await comeBack(client, location, aPerson('first'));
    expect(locationOf(await client.get(`${back}&returnTo=/conflict/666`))).toBe('/conflict/17?welcome');
  });

  test('is ignored when the query repeats it', async () => {
    const end = await signInWith(server.client(), 'google', aPerson('twice'), '?returnTo=/about&returnTo=//evil');
    expect(end).toBe('/onboarding');
  });
});
