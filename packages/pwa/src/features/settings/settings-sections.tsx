import type { ComponentType } from 'react';
import { CardSkeletons } from '../../ui/feedback/CardSkeletons.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { optional } from '../../ui/layout/optional.tsx';
import type { SettingsSectionId } from './SettingRow.tsx';

type SettingsSection = { readonly id: SettingsSectionId; readonly Section: ComponentType };

export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  section('account', () => import('./AccountSection.tsx').then((m) => m.AccountSection)),
  section('sign-in', () => import('./SignInSection.tsx').then((m) => m.SignInSection)),
  section('passkeys', () => import('./PasskeysSection.tsx').then((m) => m.PasskeysSection)),
  section('security', () => import('./SecuritySection.tsx').then((m) => m.SecuritySection)),
  section('notifications', () => import('./NotificationsSection.tsx').then((m) => m.NotificationsSection)),
  section('email', () => import('./EmailSection.tsx').then((m) => m.EmailSection)),
  section('related', () => import('./RelatedSection.tsx').then((m) => m.RelatedSection)),
  section('your-data', () => import('./DataSection.tsx').then((m) => m.DataSection)),
];

export function SectionSkeleton() {
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
