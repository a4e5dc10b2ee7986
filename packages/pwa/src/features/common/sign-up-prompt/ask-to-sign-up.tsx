import type { MouseEvent, ReactNode } from 'react';
import { enterFlow } from '../../../outbox/join-flow.ts';
import { isSignedOut } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { ButtonLink, type ButtonLook } from '../../../ui/form/Button.tsx';
import { optional, WHEN_OPENED } from '../../../ui/layout/optional.tsx';
import { ask } from '../../../ui/overlay/ask.ts';
import type { SignUpRequest } from './SignUpPrompt.tsx';

const PATH = '/submit-conflict';

type SubmitLinkProps = ButtonLook & {
  readonly to?: '/submit';
  readonly children: ReactNode;
};

export function SubmitLink({ to, children, ...look }: SubmitLinkProps) {
  return (
    <ButtonLink {...look} to={to ?? PATH} onClick={askBeforePosting}>
      {children}
    </ButtonLink>
  );
}

export function askBeforePosting(event: MouseEvent): void {
  if (!isSignedOut() || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  askToSignUp({ context: 'submit', returnTo: PATH });
}

const SignUpPrompt = optional(() => import('./SignUpPrompt.tsx').then((module) => module.SignUpPrompt), WHEN_OPENED);

export const askToSignUp = (request: SignUpRequest): void =>
  void ask(SignUpPrompt, { ...request, onMissing: request.flowId === undefined ? undefined : announceSaved });

const announceSaved = () =>
  toasts.show({
    title: 'Your vote is saved',
    description: 'Please check your connection, then sign up to make it count.',
    tone: 'success',
  });

export function SignUpForVote({ flowId }: { readonly flowId: string }) {
  return (
    <p className={shared.between}>
      Your vote is saved.
      <ButtonLink to="/register" variant="fill" size="small" onClick={() => enterFlow(flowId)}>
        Sign up to count it
      </ButtonLink>
    </p>
  );
}
