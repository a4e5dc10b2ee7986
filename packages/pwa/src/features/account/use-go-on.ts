import type { CurrentUserView } from '@twosides/domain/profile';
import { useLocation, useNavigate } from 'react-router-dom';
import { onboardingDraft } from '../../drafts/onboarding-draft.ts';
import { setCurrentUser } from '../../session/current-user.ts';
import { useIsHere } from '../../ui/layout/use-is-here.ts';
import { pathAfterSignIn } from '../common/sign-up-prompt/redirect-after-login.ts';

export function useGoOn(): (user: CurrentUserView | null, returnTo?: string | null) => void {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return (user, returnTo = null) => {
    const hasLeft = !isHere();
    if (user) setCurrentUser(user);
    if (hasLeft) return;
    void navigate(user ? pathFor(user, returnTo) : '/login', { replace: true });
  };
}

const pathFor = (user: CurrentUserView, returnTo: string | null): string =>
  onboardingDraft(user.id).read() ? '/onboarding' : pathAfterSignIn(!user.onboardingCompleted, returnTo);

/** The address typed on the previous page. It is in the history state, which keeps it out of the URL. */
export function useKnownEmail(): string {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
}

const NAME = 'session';
const SENDER = Math.random();

export function notifyOfSession(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(SENDER);
  channel.close();
}

export function onSessionElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => data !== SENDER && listener();
  return () => channel.close();
}
