import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { Member, Registration } from '../model/member.ts';
import type { MemberSession } from '../model/session.ts';

/** What a browser's session holds, whether or not somebody is signed in. */
export type SessionData = {
  /** The address this browser has registered, and when, until it is verified. */
  readonly registration?: Registration;
};

export type StoredSession = {
  readonly data: SessionData;
  readonly expire: Timestamp;
  /** Who is signed in; null for nobody. */
  readonly member: { readonly id: MemberId; readonly session: MemberSession } | null;
};

/** A member's session about to begin. */
export type NewSession = Omit<MemberSession, 'lastSeenAt'> & {
  readonly sid: string;
  /** As the member was when the password or link was checked. */
  readonly member: Pick<Member, 'id' | 'sessionEpoch'>;
  readonly expire: Timestamp;
};

/** Sessions, keyed by a random id that only the browser and the store know. */
export interface SessionStore {
  /** @returns null for an unknown, ended or expired id. */
  get(sid: string, now: Timestamp): Promise<StoredSession | null>;
  /** For a browser in which nobody is signed in. */
  create(sid: string, data: SessionData, expire: Timestamp): Promise<void>;
  /**
   * Signs a member in, unless all the member's sessions have been ended since the proof was checked (`sessionEpoch`),
   * or the account is gone.
   * @returns whether it began
   */
  begin(session: NewSession): Promise<boolean>;
  /**
   * Changes a session that exists, never whose it is. One that has ended meanwhile is never brought back: the call does
   * nothing.
   */
  update(sid: string, data: SessionData, expire: Timestamp): Promise<void>;
  /** Notes when it was last used; does nothing for one that has ended. */
  touch(sid: string, at: Timestamp): Promise<void>;
  destroy(sid: string): Promise<void>;
  /** A member's sessions, the latest used first. */
  listOf(member: MemberId, now: Timestamp): Promise<readonly MemberSession[]>;
  /**
   * Ends one of the member's sessions.
   * @returns false when the member has none of this id
   */
  end(member: MemberId, id: MemberSession['id']): Promise<boolean>;
  /** Ends all sessions of the member but one. */
  endOthers(member: MemberId, kept: MemberSession['id']): Promise<void>;
  /** Forgets sessions that expired before `now`. */
  sweep(now: Timestamp): Promise<void>;
}
