import type { Pronouns } from '@twosides/domain/model';

/** The pronouns for a badge; null if the member gave none or prefers not to say. */
export const pronounsText = (pronouns: Pronouns | null): string | null =>
  pronouns === null || ['', 'prefer-not-to-say', 'custom'].includes(pronouns) ? null : pronouns;
