import { expect, test } from 'vitest';
import { listSignInProviders } from './security.ts';
import type { IdentityProvider } from './sign-in.port.ts';

const google = {} as IdentityProvider;

test('outside production, providers that are not configured are named apart', () => {
  expect(listSignInProviders({ providers: { google }, isProduction: false })()).toEqual({
    providers: ['google'],
    unconfigured: ['apple'],
  });
});

test('in production, providers that are not configured are left out', () => {
  expect(listSignInProviders({ providers: { google }, isProduction: true })()).toEqual({
    providers: ['google'],
    unconfigured: [],
  });
});
