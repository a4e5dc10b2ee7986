import type { ConflictId, Fingerprint, Timestamp } from './ids.ts';
import type { Side } from './side.ts';

/** One member's vote on one conflict; (conflictId, userFingerprint) is unique in every store. */
export type Vote = {
  readonly conflictId: ConflictId;
  readonly side: Side;
  /** When it was first cast; a change of side does not move it. */
  readonly votedAt: Timestamp;
  readonly userFingerprint: Fingerprint;
};
