import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSecurity } from '../../../api/account/security.ts';
import { ApiError, userMessageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { handleSubmit } from '../../../form/use-form.ts';
import { setCurrentUser, useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { CurrentPassword } from '../../account/AccountFields.tsx';
import { ConfirmWithPasskey } from '../../account/PasskeyButton.tsx';
import { useLogOut } from '../../common/log-out/use-log-out.ts';
import { rememberRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import styles from './ModerationScreen.module.css';
import { FAILED } from './words.ts';

const problemOf = (error: Error): string =>
  error instanceof ApiError && error.code === 'invalid-credentials'
    ? 'That password isn’t right'
    : (userMessageOf(error) ?? FAILED);

/**
 * Neither a password nor a passkey leaves the page, so text that the moderator has entered stays.
 *
 * @param onConfirmed does what the moderator was stopped from doing
 */
export function SignInAgain({ onConfirmed }: { readonly onConfirmed?: () => void }) {
  const email = useCurrentUser().user?.email ?? '';
  const client = useQueryClient();
  const { logOut, isPending: isLeaving } = useLogOut('/login');
  const hasPasskey = useSecurity()?.passkeys.some(({ madeFor }) => madeFor === null) ?? false;
  const [password, setPassword] = useState('');
  const titleId = useId();
  const isAsked = onConfirmed !== undefined;
  const goOn = () => {
    onConfirmed?.();
    return client.invalidateQueries({ queryKey: queryKeys.moderationCases });
  };
  const logIn = useMutation({
    mutationFn: () => call('login', { body: { email, password } }),
    onSuccess: (answer) => {
      setCurrentUser(answer.user);
      return goOn();
    },
    onError: () => setPassword(''),
  });
  const submit = handleSubmit(() => {
    if (password !== '' && !logIn.isPending) logIn.mutate();
  });
  const leave = () => {
    rememberRedirect('/moderation');
    logOut();
  };
  return (
    <Card as="section" className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={shared.textL}>
        Please sign in again
      </h2>
      <p>
        {isAsked
          ? 'Confirm that it’s you, and we’ll go on with what you just did. We won’t ask again for ten minutes.'
          : 'Confirm that it’s you, and you can moderate for the next ten minutes.'}
      </p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <CurrentPassword
          label="Password"
          autoFocus={isAsked}
          value={password}
          error={logIn.error ? problemOf(logIn.error) : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="fill" pending={logIn.isPending}>
          Confirm
        </Button>
        {hasPasskey && <ConfirmWithPasskey onConfirmed={goOn} />}
        <Button variant="plain" icon="log-out" pending={isLeaving} onClick={leave}>
          No password? Sign out and back in
        </Button>
      </form>
    </Card>
  );
}
