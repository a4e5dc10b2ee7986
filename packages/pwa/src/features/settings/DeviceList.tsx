import type { SessionView } from '@twosides/domain/sign-in';
import { useEndSessions, useSessions } from '../../api/account/own-account.ts';
import shared from '../../styles/shared.module.css';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { useToast } from '../../ui/feedback/use-toast.ts';
import { Button } from '../../ui/form/Button.tsx';
import { TimeAgo } from '../../ui/identity/TimeAgo.tsx';
import { failedToast } from '../common/offline/failed-toast.ts';
import { LoadFailed } from '../common/offline/LoadFailed.tsx';
import styles from './DeviceList.module.css';
import { SettingRow } from './SettingRow.tsx';

export function DeviceList() {
  const query = useSessions();
  return (
    <section className={styles.devices} aria-labelledby="devices">
      <h3 id="devices" className={shared.textL}>
        Your devices
      </h3>
      {query.data ? (
        <Devices sessions={query.data} />
      ) : query.error ? (
        <LoadFailed level={3} title="Your devices couldn’t be loaded" query={query} />
      ) : (
        <SkeletonGroup label="Loading your devices">
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      )}
    </section>
  );
}

function Devices({ sessions }: { readonly sessions: readonly SessionView[] }) {
  const toast = useToast();
  const end = useEndSessions();
  const signOut = (which: SessionView['id'] | 'others') =>
    end.mutate(which, {
      onSuccess: ({ message }) => toast({ title: message, tone: 'success' }),
      onError: (error) => toast(failedToast('The device wasn’t signed out', error)),
    });
  const isOutcome = (which: string) => end.isPending && end.variables === which;
  const shown = sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return (
    <>
      <ul className={shared.stack16}>
        {shown.map(({ id, device, lastSeenAt, isCurrent }) => (
          <li key={id}>
            <SettingRow
              label={device}
              value={
                isCurrent ? (
                  'This device'
                ) : (
                  <>
                    Last used <TimeAgo at={lastSeenAt} />
                  </>
                )
              }
              action={
                !isCurrent && (
                  <Button aria-label={`Sign out ${device}`} pending={isOutcome(id)} onClick={() => signOut(id)}>
                    Sign out
                  </Button>
                )
              }
            />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button className={shared.start} icon="log-out" pending={isOutcome('others')} onClick={() => signOut('others')}>
          Sign out all other devices
        </Button>
      )}
    </>
  );
}
