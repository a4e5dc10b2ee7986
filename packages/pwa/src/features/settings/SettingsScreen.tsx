import { PAGE_HEADINGS } from '@twosides/domain/contract';
import type { ComponentType } from 'react';
import { namesOf } from '../../api/account/sign-in-providers.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import shared from '../../styles/shared.module.css';
import { CardSkeletons } from '../../ui/feedback/CardSkeletons.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { optional } from '../../ui/layout/optional.tsx';
import { SignInFirst, Unreachable } from '../account/SignInFirst.tsx';
import { QuickExit } from '../common/quick-exit/QuickExit.tsx';
import { InfoContents } from '../info/page/InfoPage.tsx';
import { SETTINGS_TITLES, type SettingsSectionId, useProvidersToSet } from './SettingsCard.tsx';
import styles from './SettingsScreen.module.css';

type SettingsSection = { readonly id: SettingsSectionId; readonly Section: ComponentType };

const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  section('account', () => import('./AccountSection.tsx').then((m) => m.AccountSection)),
  section('sign-in', () => import('./SignInSection.tsx').then((m) => m.SignInSection)),
  section('passkeys', () => import('./PasskeysSection.tsx').then((m) => m.PasskeysSection)),
  section('security', () => import('./SecuritySection.tsx').then((m) => m.SecuritySection)),
  section('notifications', () => import('./NotificationsSection.tsx').then((m) => m.NotificationsSection)),
  section('email', () => import('./EmailSection.tsx').then((m) => m.EmailSection)),
  section('device', () => import('./DeviceSection.tsx').then((m) => m.DeviceSection)),
  section('related', () => import('./RelatedSection.tsx').then((m) => m.RelatedSection)),
  section('your-data', () => import('./DataSection.tsx').then((m) => m.DataSection)),
];

function SectionSkeleton() {
  return <CardSkeletons label="Loading your settings" count={1} />;
}

function section(id: SettingsSectionId, load: () => Promise<ComponentType>): SettingsSection {
  return { id, Section: optional(load, { whileLoading: <SectionSkeleton />, instead: () => <Missing /> }) };
}

const Missing = () => (
  <Notice tone="warning" icon="warning">
    This section didn’t load. It’ll load when you’re back online, or you can reload the page.
  </Notice>
);

export function SettingsScreen() {
  const { status, user } = useCurrentUser();
  if (status === 'unreachable') return <Unreachable />;
  if (status !== 'loading' && !user)
    return <SignInFirst title="Please sign in to change your settings." path="/settings" />;
  return (
    <div>
      <QuickExit />
      <div className={classNames(shared.page, styles.page)}>
        <h1 className={styles.title}>{PAGE_HEADINGS.settings}</h1>
        {user ? <Contents /> : <InfoContents sections={WITHOUT_PROVIDERS} />}
        <div className={styles.sections}>
          {user ? SETTINGS_SECTIONS.map(({ id, Section }) => <Section key={id} />) : <SectionSkeleton />}
        </div>
      </div>
    </div>
  );
}

const ALL = SETTINGS_SECTIONS.map(({ id }) => ({ id, title: SETTINGS_TITLES[id] }));
const WITHOUT_PROVIDERS = ALL.filter(({ id }) => id !== 'sign-in');

function Contents() {
  const providers = useProvidersToSet();
  const sections = ALL.map((one) => (one.id === 'sign-in' ? { ...one, title: namesOf(providers) } : one));
  return <InfoContents sections={providers.length > 0 ? sections : WITHOUT_PROVIDERS} />;
}
