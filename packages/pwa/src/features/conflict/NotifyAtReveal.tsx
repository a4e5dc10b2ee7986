import { useState } from 'react';
import { userMessageOf } from '../../api/api-error.ts';
import { HomeScreenSteps } from '../../install/HomeScreenSteps.tsx';
import { createNotNow } from '../../install/install-store.ts';
import { useAlertPreferences, useNotifyAtReveal, useThisDevice } from '../../push/push-settings.ts';
import { BLOCKED_TEXT, INSTALL_FIRST_TEXT, NO_PUSH_SERVICE } from '../../push/this-device.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import shared from '../../styles/shared.module.css';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import styles from './NotifyAtReveal.module.css';

const ABOUT = 'at 100 votes, and about new votes and comments on your conflicts';

const notNow = createNotNow('push:not-now');

/** Offers an email where this browser can’t show notifications. */
export function NotifyAtReveal() {
  const state = useThisDevice();
  const { user } = useCurrentUser();
  const { data: preferences } = useAlertPreferences();
  const notify = useNotifyAtReveal();
  const [isPutOff, setPutOff] = useState(notNow.isPutOff);
  const [showsSteps, setShowsSteps] = useState(false);

  if (notify.data === 'on' || notify.data === 'mail')
    return (
      <Notice icon="check" tone="success" live>
        {notify.data === 'on' ? 'Notifications are on for this device. We’ll tell you' : 'We’ll email you'} {ABOUT}.
      </Notice>
    );
  if (preferences?.revealed.mail && state !== 'on')
    return <p className={shared.note}>We email you about your conflicts, as you chose in your settings.</p>;
  if (showsSteps)
    return (
      <Notice icon="bell" tone="plum" live>
        {INSTALL_FIRST_TEXT} <HomeScreenSteps />
      </Notice>
    );
  const wasDenied = notify.data === 'denied';
  const hasNoService = notify.error !== null && userMessageOf(notify.error) === null;
  const isBlocked = wasDenied || hasNoService || state === 'denied' || state === 'unsupported';
  const canMail = isBlocked && user?.emailVerified && preferences?.revealed.mail === false;
  if (wasDenied && !canMail)
    return (
      <Notice icon="warning" tone="warning" live>
        {BLOCKED_TEXT}
      </Notice>
    );
  if (isPutOff || !(canMail || state === 'off' || state === 'install-first')) return null;

  return (
    <Notice
      icon="bell"
      tone="plum"
      live={wasDenied || notify.isError}
      action={
        <div className={styles.actions}>
          <Button
            variant="plain"
            size="small"
            onClick={() => {
              notNow.putOff();
              setPutOff(true);
            }}
          >
            Not now
          </Button>
          <Button
            variant="fill"
            size="small"
            pending={notify.isPending}
            onClick={() => (state === 'install-first' ? setShowsSteps(true) : notify.mutate(canMail ? 'mail' : 'push'))}
          >
            {canMail ? 'Email me' : 'Notify me'}
          </Button>
        </div>
      }
    >
      {wasDenied && `${BLOCKED_TEXT} `}
      {notify.error && `${userMessageOf(notify.error) ?? NO_PUSH_SERVICE} `}
      {(canMail || !notify.error) && `Get ${canMail ? 'an email' : 'a notification'} ${ABOUT}? It won’t name them.`}
    </Notice>
  );
}
