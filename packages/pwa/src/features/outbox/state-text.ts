import type { OutboxRow } from '@twosides/domain/model';

/** Where an act stands, in plain words. */
export function stateText({ state, lastError }: Pick<OutboxRow, 'state' | 'lastError'>, isOnline: boolean): string {
  if (state === 'needs-login') return 'Saved. Sign in to send it';
  if (state === 'rejected') return `Not accepted: ${lastError?.message ?? "the server couldn't accept it"}`;
  if (!isOnline) return 'Saved. Will be sent when you are back online';
  if (state === 'sending') return 'Being sent';
  return lastError === null ? 'Saved. Will be sent in a moment' : "Saved. It couldn't be sent yet. Trying again";
}
