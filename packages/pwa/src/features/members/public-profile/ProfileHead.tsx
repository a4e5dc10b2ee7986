import type { Pronouns } from '@twosides/domain/model';
import type { ProfileView } from '@twosides/domain/reading';
import type { ReactNode } from 'react';
import shared from '../../../styles/shared.module.css';
import { Repeated, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { MONTH, numberText } from '../../../ui/identity/in-words.ts';
import { Badge } from '../../../ui/layout/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './ProfileHead.module.css';
import skeletonStyles from './Skeletons.module.css';

type ProfileHeadProps = { readonly profile: ProfileView; readonly action: ReactNode };

export function ProfileHead({ profile, action }: ProfileHeadProps) {
  return (
    <Card padding="roomy" className={shared.stack20}>
      <div className={classNames(shared.between, styles.top)}>
        <div className={classNames(shared.row16, shared.shrinks)}>
          <Avatar size="lg" avatarId={profile.userAvatarId} name={profile.userNickname} />
          <NameLine name={profile.userNickname} pronouns={profile.userPronouns} />
        </div>
        {action}
      </div>
      {profile.bio && (
        <p className={shared.bio} dir="auto">
          {profile.bio}
        </p>
      )}
      <ul className={styles.facts}>
        {profile.partnerNickname && (
          <li className={styles.fact}>
            <Avatar size="xs" avatarId={profile.partnerAvatarId} name={profile.partnerNickname} />
            <span>
              Partner: <strong dir="auto">{profile.partnerNickname}</strong>
            </span>
          </li>
        )}
        <li className={styles.fact}>
          <Icon name="calendar" size={18} />
          <span>
            Joined <time dateTime={profile.createdAt}>{MONTH.format(new Date(profile.createdAt))}</time>
          </span>
        </li>
      </ul>
      <Figures
        figures={[
          { name: 'Conflicts', value: profile.conflictCount },
          { name: 'With votes', value: profile.votedConflictCount },
          { name: 'Followers', value: profile.followersCount },
          { name: 'Following', value: profile.followingCount },
        ]}
      />
      {profile.isFollowing && !profile.isMuted && (
        <p className={classNames(shared.note, shared.breaks)}>
          You’ll get an alert when <bdi>{profile.userNickname}</bdi> posts a conflict under this name.
        </p>
      )}
    </Card>
  );
}

type NameLineProps = { readonly name: string; readonly pronouns: Pronouns | null };

export function NameLine({ name, pronouns }: NameLineProps) {
  const shownPronouns = pronounsText(pronouns);
  return (
    <div className={styles.nameLine}>
      <h1 className={classNames(shared.text2xl, shared.breaks)} dir="auto">
        {name}
      </h1>
      {shownPronouns && <Badge tone="plum">{shownPronouns}</Badge>}
    </div>
  );
}

type Figure = {
  readonly name: string;
  readonly value: number;
  readonly isMinimum?: boolean;
};

export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, isMinimum }) => (
        <div key={name} className={styles.figure}>
          <dt className={shared.note}>{name}</dt>
          <dd className={styles.value}>
            {numberText(value)}
            {isMinimum && '+'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function FiguresSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.figures}>
      <Repeated times={count}>
        <div>
          <Skeleton className={skeletonStyles.value} />
          <Skeleton className={skeletonStyles.words} />
        </div>
      </Repeated>
    </div>
  );
}

export function HeadSkeleton({ figures }: { readonly figures: number }) {
  return (
    <Card padding="roomy" className={shared.stack20}>
      <div className={classNames(shared.row16, shared.shrinks)}>
        <Skeleton shape="circle" className={skeletonStyles.face} />
        <Skeleton shape="title" className={skeletonStyles.name} />
      </div>
      <Skeleton />
      {figures > 0 ? <FiguresSkeleton count={figures} /> : <Skeleton shape="button" />}
    </Card>
  );
}

export const pronounsText = (pronouns: Pronouns | null): string | null =>
  pronouns === null || ['', 'prefer-not-to-say', 'custom'].includes(pronouns) ? null : pronouns;
