/** What somebody may be in danger of; the help that is offered depends on it. */
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
 * A language's words of danger. In a phrase `/` stands between words that may take each other's place, `*` at the end
 * of a word for any ending, `…` for up to three words, and a word in angle brackets for any of its group.
 */
export type Phrases = {
  readonly groups: Readonly<Record<string, string>>;
  readonly dangers: Readonly<Record<Danger, readonly string[]>>;
  /** Of which a phrase is part without telling of any danger. */
  readonly harmless: readonly string[];
};
