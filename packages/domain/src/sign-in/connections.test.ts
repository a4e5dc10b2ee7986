import { expect, test } from 'vitest';
import { listSignInProviders } from './security.ts';
import type { IdentityProvider } from './sign-in.port.ts';

const google = {} as IdentityProvider;

test.each([
  [false, ['apple']],
  [true, []],
])('providers that are not configured are named only outside production: %s', (isProduction, unconfigured) => {
  expect(listSignInProviders({ providers: { google }, isProduction })()).toEqual({
    providers: ['google'],
    unconfigured,
  });
});
