/** The headings of the sections, by what `/settings#id` leads to. */
export const SETTINGS_TITLES = {
  account: 'Your account',
  /** Where both are there. */
  'sign-in': 'Google and Apple',
  security: 'Sign-in & security',
  notifications: 'Notifications',
  email: 'Email',
  related: 'Muted and blocked',
  'your-data': 'Your data',
} as const;

export type SettingsSectionId = keyof typeof SETTINGS_TITLES;
