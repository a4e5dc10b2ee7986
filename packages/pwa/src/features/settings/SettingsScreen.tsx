import { PAGE_HEADINGS, PAGE_MESSAGES } from '@twosides/domain';
import { Suspense } from 'react';
import { useCurrentUser } from '../../api/current-user.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { Unreachable } from '../offline/Unreachable.tsx';
import { rememberRedirect } from '../sign-up-prompt/redirect-after-login.ts';
import styles from './SettingsScreen.module.css';
import { SETTINGS_SECTIONS } from './settings-sections.ts';

export function SettingsScreen() {
  useDocumentTitle(PAGE_HEADINGS.settings);
  const { status, user } = useCurrentUser();
  if (status === 'unreachable') return <Unreachable />;
  if (status !== 'loading' && !user) return <SignedOut />;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{PAGE_HEADINGS.settings}</h1>
      {user ? (
        SETTINGS_SECTIONS.map(({ id, Section }) => (
          <Suspense key={id} fallback={<SectionSkeleton />}>
            <Section />
          </Suspense>
        ))
      ) : (
        <SectionSkeleton />
      )}
    </div>
  );
}

function SignedOut() {
  return (
    <EmptyState
      level={1}
      icon="profile"
      title={PAGE_MESSAGES.settingsSignedOut}
      actions={
        <>
          <ButtonLink to="/login" variant="fill" onClick={() => rememberRedirect('/settings')}>
            Sign In
          </ButtonLink>
          <ButtonLink to="/register">Sign Up</ButtonLink>
        </>
      }
    />
  );
}

function SectionSkeleton() {
  return (
    <SkeletonGroup label="Loading your settings">
      <Card padding="roomy" className={styles.skeleton}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </Card>
    </SkeletonGroup>
  );
}
