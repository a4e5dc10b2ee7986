import { useState } from 'react';
import type { CurrentUser } from '../../session/current-user.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { rememberRedirect } from '../common/sign-up-prompt/redirect-after-login.ts';

type SignInFirstProps = {
  readonly title: string;
  readonly path: string;
};

export function SignInFirst({ title, path }: SignInFirstProps) {
  return (
    <EmptyState
      level={1}
      icon="profile"
      title={title}
      actions={
        <>
          <ButtonLink to="/login" variant="fill" onClick={() => rememberRedirect(path)}>
            Sign in
          </ButtonLink>
          <ButtonLink to="/register">Sign up</ButtonLink>
        </>
      }
    />
  );
}

export function useIsVisitor(status: CurrentUser['status']): boolean {
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  return status === 'signed-out' && !wasSignedIn;
}
