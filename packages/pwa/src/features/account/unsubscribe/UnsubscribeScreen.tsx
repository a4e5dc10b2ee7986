import { useMutation } from '@tanstack/react-query';
import type { MailList } from '@twosides/domain/model';
import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { RequestFailed } from '../../common/offline/LoadFailed.tsx';
import { AccountLink } from '../page/AccountLink.tsx';
import { AccountPage, MainButton } from '../page/AccountPage.tsx';

/** Unsubscribes only after a press, because mail scanners open links. */
export function UnsubscribeScreen() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const stop = useMutation({
    mutationFn: (body: { readonly token: string }) => call('unsubscribe', { body }),
  });

  if (stop.data) {
    return (
      <AccountPage takesFocus icon="check" title="You’re unsubscribed" intro={WITHOUT_LIST[stop.data.list]}>
        <SettingsLink />
      </AccountPage>
    );
  }
  const isRefused = stop.error instanceof ApiError && stop.error.code === 'unsubscribe-link-invalid';
  if (token === null || isRefused) {
    return (
      <AccountPage
        takesFocus={isRefused}
        icon="warning"
        title="This link doesn’t work"
        intro={ERROR_MESSAGES['unsubscribe-link-invalid']}
      >
        <SettingsLink />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      icon="mail"
      title="Stop these emails?"
      intro="You don’t need to sign in. Nothing else about your account will change."
      footer={
        <p>
          Want to stop just some of them? <AccountLink to="/settings#email">Email settings</AccountLink>
        </p>
      }
    >
      <RequestFailed request={stop} title="That didn’t work" otherwise={ERROR_MESSAGES.internal} />
      <MainButton pending={stop.isPending} onClick={() => stop.mutate({ token })}>
        Unsubscribe
      </MainButton>
    </AccountPage>
  );
}

function SettingsLink() {
  return (
    <ButtonLink to="/settings#email" wide>
      Email settings
    </ButtonLink>
  );
}

const WITHOUT_LIST: Readonly<Record<MailList, string>> = {
  digest:
    'You won’t get the weekly email anymore. We’ll still email you about your account and decisions on your posts.',
  alerts:
    'You won’t get alerts by email anymore. We’ll still email you about your account and decisions on your posts.',
};
