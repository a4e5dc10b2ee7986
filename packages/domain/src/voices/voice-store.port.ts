import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { TrackRecord } from './established.rule.ts';

/** The claims of mailboxes on voices, which the account store makes, and what voices have done. */
export interface VoiceStore {
  /**
   * Lets a voice whose claims have all ended by `now` be forgotten: at most `limit` of its votes, marks and reports
   * each get random fingerprints, each its own, and when none is left, the claims go. The tally stays. A mailbox that
   * is claimed again meanwhile keeps its voice.
   * @returns whether there may be more
   */
  endNext(now: Timestamp, limit: number): Promise<boolean>;
  /** Null for somebody who has no account any more. */
  readTrackRecord(member: MemberId): Promise<TrackRecord | null>;
}
