import type { Secrets } from '@twosides/domain/kernel';

/** Opens a sealed text. Null if it was sealed with secrets that the operator has replaced since. */
export const opened = (secrets: Secrets, sealed: string): string | null => {
  try {
    return secrets.open(sealed);
  } catch {
    return null;
  }
};
