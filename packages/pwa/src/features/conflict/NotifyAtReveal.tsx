import { useState } from 'react';
import { userMessageOf } from '../../api/api-error.ts';
import { HomeScreenSteps } from '../../install/HomeScreenSteps.tsx';
import { createNotNow } from '../../install/not-now.ts';
import { BLOCKED_TEXT, INSTALL_FIRST_TEXT, NO_PUSH_SERVICE } from '../../push/device-texts.ts';
import { useNotifyAtReveal, useThisDevice } from '../../push/push-settings.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import styles from './NotifyAtReveal.module.css';

const notNow = createNotNow('push:not-now');

export function NotifyAtReveal() {
  const state = useThisDevice();
  const tell = useNotifyAtReveal();
  const [isPutOff, setPutOff] = useState(notNow.isPutOff);
  const [showsSteps, setShowsSteps] = useState(false);

  if (tell.data === 'on')
    return (
      <Notice icon="check" tone="success" live>
        Notifications are on for this device. We’ll let you know at 100 votes.
      </Notice>
    );
  if (tell.data === 'denied')
    return (
      <Notice icon="warning" tone="warning" live>
        {BLOCKED_TEXT}
      </Notice>
    );
  if (showsSteps)
    return (
      <Notice icon="bell" tone="plum" live>
        {INSTALL_FIRST_TEXT} <HomeScreenSteps />
      </Notice>
    );
  if (isPutOff || (state !== 'off' && state !== 'install-first')) return null;

  return (
    <Notice
      icon="bell"
      tone="plum"
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
            pending={tell.isPending}
            onClick={() => (state === 'off' ? tell.mutate() : setShowsSteps(true))}
          >
            Notify me at 100 votes
          </Button>
        </div>
      }
    >
      {tell.error
        ? (userMessageOf(tell.error) ?? NO_PUSH_SERVICE)
        : 'Get a notification at 100 votes? It won’t name the conflict.'}
    </Notice>
  );
}
