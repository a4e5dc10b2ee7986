import { useEffect, useRef, useState } from 'react';
import { PAGE_MESSAGES } from '../../../messages/page-messages.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { SignInFirst } from '../../account/SignInFirst.tsx';
import { Unreachable } from '../../common/offline/Unreachable.tsx';
import { QuickExit } from '../../common/quick-exit/QuickExit.tsx';
import { OwnConflicts } from '../own-conflicts/OwnConflicts.tsx';
import { OwnVotes } from '../own-votes/OwnVotes.tsx';
import { OwnPoints } from '../points/PointsCard.tsx';
import { HeadSkeleton } from '../public-profile/HeadSkeleton.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './ProfileScreen.module.css';

export function ProfileScreen() {
  const { status, user } = useCurrentUser();
  const [isEditing, setEditing] = useState(false);
  const page = useFocusOnToggle(isEditing);

  if (status === 'loading') return <ProfileSkeleton />;
  if (status === 'unreachable') return <Unreachable />;
  if (!user) return <SignInFirst title={PAGE_MESSAGES.profileSignedOut} path="/profile" />;
  return (
    <div>
      <QuickExit />
      <div ref={page} className={classNames(shared.page, styles.page)}>
        {isEditing ? (
          <ProfileForm key={user.id} user={user} onClose={() => setEditing(false)} />
        ) : (
          <ProfileCard user={user} onEdit={() => setEditing(true)} />
        )}
        {!isEditing && user.userNickname && <OwnPoints id={user.id} />}
        {!isEditing && (
          <div className={styles.own}>
            <OwnConflicts />
            <OwnVotes />
          </div>
        )}
      </div>
    </div>
  );
}

function useFocusOnToggle(isEditing: boolean) {
  const page = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    window.scrollTo(0, 0);
    page.current?.querySelector<HTMLElement>(isEditing ? 'h1' : 'button')?.focus({ preventScroll: true });
  }, [isEditing]);
  return page;
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading your profile" className={classNames(shared.page, styles.page)}>
      <HeadSkeleton figures={0} />
    </SkeletonGroup>
  );
}
