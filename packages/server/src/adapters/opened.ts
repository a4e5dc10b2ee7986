import type { Secrets } from '@twosides/domain/kernel';

/**
 * What `seal` has made, as it was; null where other secrets have sealed it, which the operator has given up: nobody can
 * read it any more.
 */
export const opened = (secrets: Secrets, sealed: string): string | null => {
  try {
    return secrets.open(sealed);
  } catch {
    return null;
  }
};
