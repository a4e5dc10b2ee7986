export const DANGERS = [
  'violence',
  'threats',
  'weapons',
  'strangling',
  'suicide',
  'children',
  'control',
  'sexual',
] as const;

export type Danger = (typeof DANGERS)[number];

/**
 * In a phrase, `/` separates alternative words, and a trailing `*` matches any ending.
 * `…` matches up to three words, and `<name>` matches any word of the group with this name.
 */
export type Phrases = {
  readonly groups: Readonly<Record<string, string>>;
  readonly dangers: Readonly<Record<Danger, readonly string[]>>;
  /** Harmless phrases that contain a danger phrase, which then raises no alarm. */
  readonly harmless: readonly string[];
};
