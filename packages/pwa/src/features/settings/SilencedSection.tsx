import type { SilenceView } from '@twosides/domain/profile';
import { userMessageOf } from '../../api/api-error.ts';
import { useSilenced } from '../../api/own/silences.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { MemberName } from '../public-profile/MemberName.tsx';
import { useSilencing } from '../silences/use-silencing.ts';
import styles from './DeviceList.module.css';
import { SettingRow } from './SettingRow.tsx';
import { SettingsCard } from './SettingsCard.tsx';

/** Whom the member has muted or blocked, and the way back. */
export function SilencedSection() {
  return (
    <SettingsCard
      id="silenced"
      description="You see what muted people write folded. Blocked people can't comment on what you post in your name. Nobody is told. Neither works on anonymous conflicts, because that would give away whose they are."
    >
      <Silenced />
    </SettingsCard>
  );
}

function Silenced() {
  const { data: silenced, error, isFetching, refetch } = useSilenced();
  const silence = useSilencing();
  if (!silenced && error)
    return (
      <ErrorState level={3} title="Your list couldn't be loaded" onRetry={() => void refetch()} retrying={isFetching}>
        {userMessageOf(error) ?? 'Please try again in a moment.'}
      </ErrorState>
    );
  if (!silenced)
    return (
      <SkeletonGroup label="Loading whom you muted and blocked">
        <Skeleton />
      </SkeletonGroup>
    );
  if (silenced.length === 0) return <p>Nobody. You can mute or block people from their page or from a comment.</p>;
  return (
    <ul className={styles.list}>
      {silenced.map(({ nickname, isMuted, isBlocked }) => (
        <li key={nickname}>
          <SettingRow
            label={<MemberName nickname={nickname} isPseudonym={false} />}
            value={stateOf({ isMuted, isBlocked })}
            action={
              <>
                {isMuted && (
                  <Button aria-label={`Unmute ${nickname}`} onClick={() => silence(nickname, 'unmuteMember')}>
                    Unmute
                  </Button>
                )}
                {isBlocked && (
                  <Button aria-label={`Unblock ${nickname}`} onClick={() => silence(nickname, 'unblockMember')}>
                    Unblock
                  </Button>
                )}
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}

const stateOf = ({ isMuted, isBlocked }: Omit<SilenceView, 'nickname'>): string => {
  if (isMuted && isBlocked) return 'Muted and blocked';
  return isMuted ? 'Muted' : 'Blocked';
};
