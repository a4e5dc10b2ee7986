import type { MemberId, OpId, Timestamp } from './ids.ts';

/** What is remembered of an applied operation, for ever: a replay is answered from it. (memberId, opId) is unique. */
export type Operation = {
  readonly memberId: MemberId;
  readonly opId: OpId;
  /** Tells the same request from another one under the same id: route and body, serialised. */
  readonly request: string;
  /** The first answer's body, as JSON. */
  readonly outcome: string;
  readonly appliedAt: Timestamp;
};
