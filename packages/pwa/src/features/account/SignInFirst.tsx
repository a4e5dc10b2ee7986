import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../api/query-keys.ts';
import type { CurrentUser } from '../../session/current-user.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button, ButtonLink } from '../../ui/form/Button.tsx';
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
          <ButtonLink to="/register" onClick={() => rememberRedirect(path)}>
            Sign up
          </ButtonLink>
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

export function Unreachable() {
  const client = useQueryClient();
  const isAsking = useIsFetching({ queryKey: queryKeys.currentUser }) > 0;
  return (
    <EmptyState
      level={1}
      icon="offline"
      title="We couldn’t reach TwoSides"
      actions={
        <>
          <Button
            variant="fill"
            icon="retry"
            pending={isAsking}
            onClick={() => void client.refetchQueries({ queryKey: queryKeys.currentUser })}
          >
            Try again
          </Button>
          <ButtonLink to="/">Back to Home</ButtonLink>
        </>
      }
    >
      Without a connection, we can’t tell whether you’re signed in. This page will load when you’re back online.
    </EmptyState>
  );
}
