import type { CurrentUserView } from '@twosides/domain/profile';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useOwnFollowing } from '../../../api/profiles.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { Button, ButtonLink } from '../../../ui/form/Button.tsx';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { MONTH } from '../../../ui/identity/in-words.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { optional } from '../../../ui/layout/optional.tsx';
import { Tag } from '../../../ui/layout/Tag.tsx';
import { useWhenChanged } from '../../../ui/layout/use-when-changed.ts';
import { SignInFirst, Unreachable } from '../../account/SignInFirst.tsx';
import { countOf } from '../../common/list-text.ts';
import { QuickExit } from '../../common/quick-exit/QuickExit.tsx';
import { UnverifiedNotice } from '../../posting/AccountNotices.tsx';
import { Following } from '../following/Following.tsx';
import { OwnConflicts } from '../own-conflicts/OwnConflicts.tsx';
import { OwnVotes } from '../own-votes/OwnVotes.tsx';
import { OwnPoints } from '../points/PointsCard.tsx';
import { HeadSkeleton, NameLine, pronounsText } from '../public-profile/ProfileHead.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './ProfileScreen.module.css';

export function ProfileScreen() {
  const { status, user } = useCurrentUser();
  const [isEditing, setEditing] = useState(false);
  const page = useFocusOnToggle(isEditing);

  if (status === 'loading') return <ProfileSkeleton />;
  if (status === 'unreachable') return <Unreachable />;
  if (user && !user.onboardingCompleted) return <BeforeOnboarding user={user} />;
  if (!user) return <SignInFirst title="Please log in to view your profile." path="/profile" />;
  return (
    <div>
      <QuickExit />
      <div ref={page} className={classNames(shared.page, styles.page)}>
        {isEditing ? (
          <ProfileForm key={user.id} user={user} onClose={() => setEditing(false)} />
        ) : (
          <ProfileCard user={user} onEdit={() => setEditing(true)} />
        )}
        {!isEditing && (
          <div className={styles.own}>
            <OwnVotes />
            <OwnConflicts />
            <Following />
          </div>
        )}
        {!isEditing && user.userNickname && <OwnPoints id={user.id} />}
      </div>
    </div>
  );
}

const Onboarding = optional(
  () => import('../../posting/onboarding/OnboardingScreen.tsx').then((m) => m.OnboardingScreen),
  { whileLoading: <ProfileSkeleton /> },
);

function BeforeOnboarding({ user }: { readonly user: CurrentUserView }) {
  return (
    <>
      <Onboarding />
      <div className={classNames(shared.page, styles.page)}>
        {user.userNickname && <OwnPoints id={user.id} />}
        <OwnVotes />
        <Following />
      </div>
    </>
  );
}

function useFocusOnToggle(isEditing: boolean) {
  const page = useRef<HTMLDivElement>(null);
  useWhenChanged(isEditing, () => {
    window.scrollTo(0, 0);
    page.current?.querySelector<HTMLElement>(isEditing ? 'h1' : 'button')?.focus({ preventScroll: true });
  });
  return page;
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading your profile" className={classNames(shared.page, styles.page)}>
      <HeadSkeleton figures={0} />
    </SkeletonGroup>
  );
}

type ProfileCardProps = { readonly user: CurrentUserView; readonly onEdit: () => void };

function ProfileCard({ user, onEdit }: ProfileCardProps) {
  return (
    <>
      {!user.emailVerified && (
        <UnverifiedNotice email={user.email}>You can vote, comment and post once it is.</UnverifiedNotice>
      )}
      <Card padding="roomy" className={shared.stack20}>
        <div className={shared.row16}>
          <Avatar size="lg" avatarId={user.userAvatarId} imageUrl={user.profileImageUrl} name={user.userNickname} />
          <div className={shared.fills}>
            <NameLine name={user.userNickname ?? 'Your profile'} pronouns={user.userPronouns} />
            <p className={styles.email}>{user.email}</p>
          </div>
        </div>
        {user.bio && (
          <p className={shared.bio} dir="auto">
            {user.bio}
          </p>
        )}
        <ul className={shared.stack10}>
          {user.partnerNickname && (
            <li className={styles.fact}>
              <Avatar size="xs" avatarId={user.partnerAvatarId} name={user.partnerNickname} />
              <PartnerLine user={user} />
            </li>
          )}
          <li className={styles.fact}>
            <span className={styles.factIcon}>
              <Icon name="calendar" size={18} />
            </span>
            <span>
              Joined <time dateTime={user.createdAt}>{MONTH.format(new Date(user.createdAt))}</time>
            </span>
          </li>
          <FollowingLine />
        </ul>
        <div className={shared.wrap12}>
          <Button icon="edit" onClick={onEdit}>
            Edit profile
          </Button>
          <ButtonLink to="/settings" icon="settings">
            Settings
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}

function FollowingLine() {
  const { data: following = [] } = useOwnFollowing();
  if (following.length === 0) return null;
  return (
    <li className={styles.fact}>
      <span className={styles.factIcon}>
        <Icon name="users" size={18} />
      </span>
      <p>
        <Link to="#following">Following {countOf(following.length, 'member')}</Link>
      </p>
    </li>
  );
}

function PartnerLine({ user }: { readonly user: CurrentUserView }) {
  const pronouns = pronounsText(user.partnerPronouns);
  const relation = user.relationshipLabel && user.relationshipLabel !== 'other' ? user.relationshipLabel : 'partner';
  return (
    <span className={styles.partner}>
      <span>
        Your {relation}: <strong>{user.partnerNickname}</strong>
      </span>
      {pronouns && <Tag>{pronouns}</Tag>}
    </span>
  );
}
