import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { Member, Registration } from '../model/member.ts';
import type { MemberSession } from '../model/session.ts';

/** Data of a browser's session, signed in or not. */
export type SessionData = {
  /** The address this browser registered, until it is verified. */
  readonly registration?: Registration;
};

export type StoredSession = {
  readonly data: SessionData;
  readonly expire: Timestamp;
  /** The signed-in member, or null. */
  readonly member: { readonly id: MemberId; readonly session: MemberSession } | null;
};

/** A member session about to begin. */
export type NewSession = Omit<MemberSession, 'lastSeenAt' | 'provenAt'> & {
  readonly sid: string;
  /** The member when the password or link was checked. */
  readonly member: Pick<Member, 'id' | 'sessionEpoch'>;
  readonly expire: Timestamp;
};

/** Sessions, keyed by a random id that only the browser and the store know. */
export interface SessionStore {
  /** @returns null for an unknown, ended or expired id */
  get(sid: string, now: Timestamp): Promise<StoredSession | null>;
  /** Begins a session without a signed-in member. */
  create(sid: string, data: SessionData, expire: Timestamp): Promise<void>;
  /**
   * Signs a member in, unless all their sessions were ended since the proof (`sessionEpoch`), or the account or the
   * passkey is gone.
   * @returns whether the session began
   */
  begin(session: NewSession): Promise<boolean>;
  /** Changes the data of a session, but never its owner. Does nothing for an ended session. */
  update(sid: string, data: SessionData, expire: Timestamp): Promise<void>;
  /** Records the last use. Does nothing for an ended session. */
  touch(sid: string, at: Timestamp): Promise<void>;
  /** Renews the session's proof. Does nothing for an ended session. */
  prove(member: MemberId, id: MemberSession['id'], at: Timestamp): Promise<void>;
  destroy(sid: string): Promise<void>;
  /** A member's sessions, last used first. */
  listOf(member: MemberId, now: Timestamp): Promise<readonly MemberSession[]>;
  /**
   * Ends one of the member's sessions.
   * @returns false if the member has none with this id
   */
  end(member: MemberId, id: MemberSession['id']): Promise<boolean>;
  /** Ends all of the member's sessions but one. */
  endOthers(member: MemberId, kept: MemberSession['id']): Promise<void>;
  /** Deletes sessions that expired before `now`. */
  sweep(now: Timestamp): Promise<void>;
}
