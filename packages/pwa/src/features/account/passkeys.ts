import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PasskeyCreation, PasskeyRequest } from '@twosides/domain/accounts';
import type { PasskeyUseResponse } from '@twosides/domain/model';
import type { SecurityView, SignedIn } from '@twosides/domain/sign-in';
import type { ErrorCode } from '@twosides/domain/wire';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { FORM_TOASTS } from '../../messages/toasts.ts';
import { toastFailed } from '../common/offline/LoadFailed.tsx';

export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

export async function signInWithPasskey(how: 'pressed' | 'filled-in'): Promise<SignedIn | null> {
  const options = await call('startPasskey', { body: { for: 'sign-in' } });
  const credential = await askForPasskey(options, how === 'filled-in');
  if (credential === null) return null;
  try {
    const signedIn = await call('signInWithPasskey', { body: { credential } });
    void call('security').then(signalAcceptedPasskeys, ignore);
    return signedIn;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'passkey-unknown')
      await signal({
        signalName: 'unknownCredential',
        rpID: (options as PasskeyRequest).rpId,
        credentialID: credential.id,
      });
    throw error;
  }
}

export const passkeyForSignUp = async (email: string): Promise<RegistrationResponseJSON | null> =>
  makePasskey((await call('startPasskey', { body: { for: 'sign-up', email } })) as PasskeyCreation);

export async function addPasskey(): Promise<SecurityView | null> {
  const credential = await makePasskey(await call('startAddingPasskey'));
  return credential && call('addPasskey', { body: { credential } });
}

export async function confirmWithPasskey(): Promise<boolean> {
  const credential = await askForPasskey(await call('startPasskey', { body: { for: 'confirm' } }));
  if (credential !== null) await call('confirmIdentity', { body: { credential } });
  return credential !== null;
}

export async function signalAcceptedPasskeys({ passkeys, passkeyHandle }: SecurityView): Promise<void> {
  if (passkeyHandle === null) return;
  const accepted = passkeys.filter(({ madeFor }) => madeFor === null).map(({ credentialId }) => credentialId);
  await signal({
    signalName: 'allAcceptedCredentials',
    rpID: location.hostname,
    userID: passkeyHandle,
    allAcceptedCredentialIDs: accepted,
  });
}

/** Not every browser supports passkey signals, so failures are ignored. */
const signal = (what: Parameters<typeof sendSignal>[0]) => sendSignal(what).catch(ignore);

const ignore = () => {};

const askForPasskey = (
  options: PasskeyRequest | PasskeyCreation,
  useBrowserAutofill = false,
): Promise<PasskeyUseResponse | null> =>
  unlessCancelled(
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill }),
  );

const makePasskey = (options: PasskeyCreation): Promise<RegistrationResponseJSON | null> =>
  unlessCancelled(startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));

/** @returns null if the person canceled, had no passkey or took too long, because browsers report all three alike */
const unlessCancelled = <T>(ceremony: Promise<T>): Promise<T | null> =>
  ceremony.catch((error: unknown) => {
    if (error instanceof Error && CANCELLED.has(error.name)) return null;
    throw error;
  });

export const hasOneAlready = (error: unknown): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';

const CANCELLED: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError']);

/** Milliseconds between two passkey requests. The server's challenge is valid for five minutes. */
const RENEWED_EVERY = 4 * 60_000;

export function usePasskeyAutofill(isWanted: boolean, onSignedIn: (signedIn: SignedIn) => void): void {
  const signedInWith = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const wait = async () => {
      if (isOver || !(await browserSupportsWebAuthnAutofill())) return;
      // Fails offline, and on iOS right after a reload. The interval below tries again.
      const signedIn = await signInWithPasskey('filled-in').catch(showRefusal);
      if (signedIn && !isOver) signedInWith(signedIn);
    };
    void wait();
    const timer = setInterval(wait, RENEWED_EVERY);
    addEventListener('online', wait);
    return () => {
      isOver = true;
      clearInterval(timer);
      removeEventListener('online', wait);
      WebAuthnAbortService.cancelCeremony();
    };
  }, [isWanted]);
}

function showRefusal(error: unknown): null {
  if (error instanceof ApiError && REFUSALS.has(error.code))
    toastFailed(FORM_TOASTS.loginFailed.title, error, 'That didn’t work. Please try again in a moment.');
  return null;
}

const REFUSALS: ReadonlySet<unknown> = new Set<ErrorCode>(['passkey-unknown', 'passkey-invalid', 'email-not-verified']);
