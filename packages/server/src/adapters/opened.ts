import type { Secrets } from '@twosides/domain/kernel';

/** Opens a sealed text; null if sealed with other secrets, which the operator has replaced. */
export const opened = (secrets: Secrets, sealed: string): string | null => {
  try {
    return secrets.open(sealed);
  } catch {
    return null;
  }
};
