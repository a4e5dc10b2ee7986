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
 * Phrases that tell of danger, in one language. In a phrase, `/` separates alternative words, and a trailing `*`
 * matches any ending. `…` matches up to three words, and `<name>` any word of that group.
 */
export type Phrases = {
  readonly groups: Readonly<Record<string, string>>;
  readonly dangers: Readonly<Record<Danger, readonly string[]>>;
  /** Harmless phrases that contain a danger phrase. */
  readonly harmless: readonly string[];
};
