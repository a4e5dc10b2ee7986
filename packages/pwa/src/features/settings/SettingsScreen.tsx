import { PAGE_HEADINGS, PAGE_MESSAGES } from '@twosides/domain/contract';
import { Suspense } from 'react';
import { useCurrentUser } from '../../session/current-user.ts';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { SignInFirst } from '../account/SignInFirst.tsx';
import { Unreachable } from '../offline/Unreachable.tsx';
import { QuickExit } from '../quick-exit/QuickExit.tsx';
import styles from './SettingsScreen.module.css';
import { SETTINGS_SECTIONS } from './settings-sections.ts';

export function SettingsScreen() {
  const { status, user } = useCurrentUser();
  if (status === 'unreachable') return <Unreachable />;
  if (status !== 'loading' && !user) return <SignInFirst title={PAGE_MESSAGES.settingsSignedOut} path="/settings" />;
  return (
    <div>
      <QuickExit />
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
    </div>
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
