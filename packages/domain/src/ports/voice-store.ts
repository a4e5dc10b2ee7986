import type { Timestamp } from '../model/ids.ts';

/** The claims of mailboxes on voices; the account store makes them. */
export interface VoiceStore {
  /**
   * Lets a voice whose claims have all ended by `now` be forgotten: at most `limit` of its votes, marks and reports
   * each get random fingerprints, each its own, and when none is left, the claims go. The tally stays. A mailbox that
   * is claimed again meanwhile keeps its voice.
   * @returns whether there may be more
   */
  endNext(now: Timestamp, limit: number): Promise<boolean>;
}
