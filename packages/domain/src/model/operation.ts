import type { OpId, Timestamp } from './ids.ts';

/**
 * What is remembered of an applied operation for as long as the member is there: that it was applied, and nothing of
 * what came of it. (actor, opId) is unique. A replay is answered by what is stored now.
 */
export type Operation = {
  /** HMAC of the member's id. */
  readonly actor: string;
  readonly opId: OpId;
  /** HMAC that tells the same request from another one under the same id. */
  readonly request: string;
  /** What it has made, sealed by the server's secret; null where the request itself leads there. */
  readonly made: string | null;
  /** The start of its UTC day. */
  readonly appliedOn: Timestamp;
};
