import type { Voice } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';

/** What a member who proves a mailbox makes of its claim. */
export type Claim = {
  readonly voice: Voice;
  /** Nobody has claimed the mailbox before. */
  readonly isNew: boolean;
  /** The claim is the member's own, so that it no longer ends. */
  readonly isKept: boolean;
};

/**
 * A claim never moves and a voice never changes: anyone who has a voice keeps it, whatever mailbox they move to, and
 * anyone who has none speaks with the voice of the mailbox. So there are never more voices than mailboxes.
 * @param own the member's voice
 * @param claimed the voice that has claimed the mailbox
 */
export const claimMailbox = (own: Voice | null, claimed: Voice | null, newVoice: () => Voice): Claim => {
  const voice = own ?? claimed ?? newVoice();
  return { voice, isNew: claimed === null, isKept: claimed === voice };
};

/** Milliseconds for which the claims of a deleted account hold their mailboxes' one vote. */
export const CLAIM_OUTLIVES_ACCOUNT = 90 * DAY;
