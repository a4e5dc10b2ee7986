import type { MouseEvent, ReactNode } from 'react';
import { useCurrentUser } from '../../session/current-user.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import type { ButtonLook } from '../../ui/form/button-look.ts';
import { askToSignUp } from './ask-to-sign-up.ts';

const PATH = '/submit-conflict';

/** Leads to the form for a conflict; a visitor is asked to join first, and comes to the form then. */
export function SubmitLink({ children, ...look }: ButtonLook & { readonly children: ReactNode }) {
  const { status } = useCurrentUser();
  const press = (event: MouseEvent) => {
    // In a tab of its own, the form's page says itself who may post.
    if (status !== 'signed-out' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    askToSignUp({ context: 'submit', returnTo: PATH });
  };
  return (
    <ButtonLink {...look} to={PATH} onClick={press}>
      {children}
    </ButtonLink>
  );
}
