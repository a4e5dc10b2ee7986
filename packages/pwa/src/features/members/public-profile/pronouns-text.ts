import type { Pronouns } from '@twosides/domain/model';

/** A badge's text; null if not given. */
export const pronounsText = (pronouns: Pronouns | null): string | null =>
  pronouns === null || ['', 'prefer-not-to-say', 'custom'].includes(pronouns) ? null : pronouns;
