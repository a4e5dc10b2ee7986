import type { MemberId, Timestamp } from '../model/ids.ts';

export type Registration = { readonly email: string; readonly at: Timestamp };

/** What a browser's session holds. */
export type SessionData = {
  /** Signed in as. */
  readonly memberId?: MemberId;
  /** The address this browser has registered, and when, until it is verified. */
  readonly registration?: Registration;
};

export type StoredSession = { readonly data: SessionData; readonly expire: Timestamp };

/** Sessions, keyed by a random id that only the browser and the store know. */
export interface SessionStore {
  /** @returns null for an unknown, ended or expired id. */
  get(sid: string, now: Timestamp): Promise<StoredSession | null>;
  create(sid: string, data: SessionData, expire: Timestamp): Promise<void>;
  /** Changes a session that exists. One that has ended meanwhile is never brought back: the call does nothing. */
  update(sid: string, data: SessionData, expire: Timestamp): Promise<void>;
  destroy(sid: string): Promise<void>;
  /** Ends every session of a member. */
  destroyAllOf(member: MemberId): Promise<void>;
  /** Forgets sessions that expired before `now`. */
  sweep(now: Timestamp): Promise<void>;
}
