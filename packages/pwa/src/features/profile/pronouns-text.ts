import type { Pronouns } from '@twosides/domain/model';

/** What stands in a badge; null for those who have not said, or do not want to. */
export const pronounsText = (pronouns: Pronouns | null): string | null =>
  pronouns === null || ['', 'prefer-not-to-say', 'custom'].includes(pronouns) ? null : pronouns;
