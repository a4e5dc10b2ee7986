import type { MouseEvent, ReactNode } from 'react';
import { useCurrentUser } from '../../../session/current-user.ts';
import type { ButtonLook } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { askToSignUp } from './ask-to-sign-up.ts';

const PATH = '/submit-conflict';

type SubmitLinkProps = ButtonLook & {
  readonly to?: '/submit';
  readonly children: ReactNode;
};

export function SubmitLink({ to, children, ...look }: SubmitLinkProps) {
  const { status } = useCurrentUser();
  const press = (event: MouseEvent) => {
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
