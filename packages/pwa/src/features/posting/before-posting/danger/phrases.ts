/** Kinds of danger; the offered help depends on them. */
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
 * Danger phrases of a language. `/` separates alternatives, a trailing `*` matches any ending, `…` up to three words,
 * and angle brackets any word of a group.
 */
export type Phrases = {
  readonly groups: Readonly<Record<string, string>>;
  readonly dangers: Readonly<Record<Danger, readonly string[]>>;
  /** Phrases that contain a danger phrase but are harmless. */
  readonly harmless: readonly string[];
};
