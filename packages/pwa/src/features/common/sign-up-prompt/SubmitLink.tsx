import type { MouseEvent, ReactNode } from 'react';
import { useCurrentUser } from '../../../session/current-user.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import type { ButtonLook } from '../../../ui/form/button-look.ts';
import { askToSignUp } from './ask-to-sign-up.ts';

const PATH = '/submit-conflict';

type SubmitLinkProps = ButtonLook & {
  /** A path that redirects to the form. */
  readonly to?: '/submit';
  readonly children: ReactNode;
};

/** Link to the submit form; visitors are asked to sign up first. */
export function SubmitLink({ to, children, ...look }: SubmitLinkProps) {
  const { status } = useCurrentUser();
  const press = (event: MouseEvent) => {
    // In a new tab, the form itself asks.
    if (status !== 'signed-out' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    askToSignUp({ context: 'submit', returnTo: PATH });
  };
  return (
    <ButtonLink {...look} to={to ?? PATH} onClick={press}>
      {children}
    </ButtonLink>
  );
}
