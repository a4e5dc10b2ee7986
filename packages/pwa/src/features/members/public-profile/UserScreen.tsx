import { useQuery } from '@tanstack/react-query';
import type { ProfileView } from '@twosides/domain/reading';
import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError, waitTextOf } from '../../../api/api-error.ts';
import { usePagedConflicts } from '../../../api/conflict-lists.ts';
import { profileConflictsQuery, profileQuery, useSetFollowing } from '../../../api/profiles.ts';
import { FORM_TOASTS } from '../../../messages/toasts.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { Button, ButtonLink } from '../../../ui/form/Button.tsx';
import { useDocumentTitle } from '../../../ui/layout/document-head.ts';
import { useIsHere } from '../../../ui/layout/use-is-here.ts';
import { beginningOf, type PageAddress } from '../../common/list-text.ts';
import { LoadFailed, toastProblem } from '../../common/offline/LoadFailed.tsx';
import { rememberRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { CardSkeleton, ConflictList } from '../../lists/conflict-list/ConflictList.tsx';
import { MemberMenu } from '../../safety/menus/MemberMenu.tsx';
import { PointsCard, PointsSkeleton } from '../points/PointsCard.tsx';
import { HeadSkeleton, ProfileHead } from './ProfileHead.tsx';
import styles from './UserScreen.module.css';

export const queries = ({ params: { identifier = '' }, search }: PageAddress) => [
  profileQuery(identifier),
  profileConflictsQuery(identifier, beginningOf(search)),
];

export function UserScreen({ params }: { readonly params: { readonly identifier?: string } }) {
  const { identifier = '' } = params;
  return <PublicProfile key={identifier} identifier={identifier} />;
}

function PublicProfile({ identifier }: { readonly identifier: string }) {
  const query = useQuery(profileQuery(identifier));
  const { data: profile, error } = query;
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  useDocumentTitle(profile?.userNickname ?? (isUnknown ? ERROR_MESSAGES['member-not-found'] : 'Profile'));

  if (isUnknown) return <UserNotFound />;
  if (profile) {
    return (
      <div className={styles.page}>
        <ProfileHead
          profile={profile}
          action={
            profile.isOwn ? (
              <OwnProfileLink />
            ) : (
              <div className={shared.row8}>
                <FollowButton identifier={identifier} profile={profile} />
                <MemberMenu profile={profile} />
              </div>
            )
          }
        />
        <div className={shared.stack16}>
          <PointsCard points={profile.points} />
          {!profile.isOwn && <p className={shared.note}>{POINTS_ARE_LATE}</p>}
          {profile.guessing && <p className={shared.note}>{guessingWords(profile.guessing)}</p>}
        </div>
        <MemberConflicts identifier={identifier} profile={profile} />
      </div>
    );
  }
  if (error) return <LoadFailed level={1} title="This profile couldn’t be loaded" query={query} />;
  return <Loading />;
}

/** Until onboarding is complete, `/profile` shows onboarding. */
function OwnProfileLink() {
  const { user } = useCurrentUser();
  if (user?.onboardingCompleted === false) return <ButtonLink to="/settings">Settings</ButtonLink>;
  return <ButtonLink to="/profile">Your profile</ButtonLink>;
}

const POINTS_ARE_LATE = 'Points for votes show up here a little later, together with other members’ points.';

function MemberConflicts({ identifier, profile }: { readonly identifier: string; readonly profile: ProfileView }) {
  const [search] = useSearchParams();
  const list = usePagedConflicts(profileConflictsQuery(identifier, beginningOf(search)));
  return (
    <section className={shared.shrinks} aria-labelledby="member-conflicts">
      <h2 id="member-conflicts" className={styles.heading}>
        Conflicts
      </h2>
      <ConflictList
        list={list}
        feed={profile.hasFeed ? `user/${encodeURIComponent(profile.userNickname)}` : undefined}
        empty={
          <EmptyState level={3} title="No conflicts yet" actions={<ButtonLink to="/">Explore conflicts</ButtonLink>}>
            <span dir="auto">{profile.userNickname}</span> hasn’t posted any conflicts under this name.
          </EmptyState>
        }
      />
    </section>
  );
}

function UserNotFound() {
  return (
    <EmptyState
      level={1}
      icon="search"
      title={ERROR_MESSAGES['member-not-found']}
      actions={
        <>
          <ButtonLink to="/search">Search</ButtonLink>
          <ButtonLink variant="fill" to="/">
            Back to Home
          </ButtonLink>
        </>
      }
    >
      The nickname may have changed, or the account may have been deleted.
    </EmptyState>
  );
}

export function guessingWords({ guesses, distance, skill }: NonNullable<ProfileView['guessing']>): string {
  const off = `Only you can see this: your ${guesses} guesses were ${distance} percentage ${distance === 1 ? 'point' : 'points'} off on average`;
  if (skill === null) return `${off}.`;
  if (skill === 0) return `${off}, as close as if you’d always guessed 50%.`;
  return `${off}, ${Math.abs(skill)}% ${skill > 0 ? 'closer' : 'farther off'} than if you’d always guessed 50%.`;
}

function Loading() {
  return (
    <SkeletonGroup label="Loading profile" className={styles.page}>
      <HeadSkeleton figures={4} />
      <PointsSkeleton label="Loading points" />
      <div className={shared.stack16}>
        <Skeleton shape="title" />
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </SkeletonGroup>
  );
}

function FollowButton({ identifier, profile }: { readonly identifier: string; readonly profile: ProfileView }) {
  const { status } = useCurrentUser();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isHere = useIsHere();
  const setFollowing = useSetFollowing(identifier, (error) => {
    if (error instanceof ApiError && error.code === 'onboarding-required') {
      rememberRedirect(pathname);
      toasts.show(FORM_TOASTS.followNotOnboarded);
      if (isHere()) void navigate('/onboarding');
      return;
    }
    toastProblem(FORM_TOASTS.followFailed, waitTextOf(error));
  });
  if (status !== 'signed-in') return null;
  const { isFollowing, userNickname } = profile;
  return (
    <Button
      variant={isFollowing ? 'quiet' : 'fill'}
      icon={isFollowing ? 'check' : 'plus'}
      aria-label={`${isFollowing ? 'Following' : 'Follow'} ${userNickname}`}
      onClick={() => setFollowing(!isFollowing)}
    >
      {isFollowing ? 'Following' : 'Follow'}
    </Button>
  );
}
