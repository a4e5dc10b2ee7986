import type { Secrets } from '@twosides/domain/kernel';

/** Null if the operator has replaced the secrets since the text was sealed. */
export const opened = (secrets: Secrets, sealed: string): string | null => {
  try {
    return secrets.open(sealed);
  } catch {
    return null;
  }
};
