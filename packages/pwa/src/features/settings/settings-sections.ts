import { type ComponentType, lazy } from 'react';
import type { SettingsSectionId } from './settings-titles.ts';

type SettingsSection = { readonly id: SettingsSectionId; readonly Section: ComponentType };

/** What a member can set, in the order of the page: one file and one line each. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  section('account', () => import('./AccountSection.tsx').then((m) => m.AccountSection)),
  section('sign-in', () => import('./SignInSection.tsx').then((m) => m.SignInSection)),
  section('security', () => import('./SecuritySection.tsx').then((m) => m.SecuritySection)),
  section('notifications', () => import('./NotificationsSection.tsx').then((m) => m.NotificationsSection)),
  section('email', () => import('./EmailSection.tsx').then((m) => m.EmailSection)),
  section('silenced', () => import('./SilencedSection.tsx').then((m) => m.SilencedSection)),
  section('your-data', () => import('./DataSection.tsx').then((m) => m.DataSection)),
];

/** Each section's code comes by itself, so that a slow one holds up no other. */
function section(id: SettingsSectionId, load: () => Promise<ComponentType>): SettingsSection {
  return { id, Section: lazy(async () => ({ default: await load() })) };
}
