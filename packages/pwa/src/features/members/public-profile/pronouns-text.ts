import type { Pronouns } from '@twosides/domain/model';

export const pronounsText = (pronouns: Pronouns | null): string | null =>
  pronouns === null || ['', 'prefer-not-to-say', 'custom'].includes(pronouns) ? null : pronouns;
