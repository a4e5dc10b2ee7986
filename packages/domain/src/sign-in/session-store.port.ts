import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { Member, Registration } from '../model/member.ts';
import type { MemberSession } from '../model/session.ts';

export type SessionData = {
  readonly registration?: Registration;
};

export type StoredSession = {
  readonly data: SessionData;
  readonly expire: Timestamp;
  readonly member: { readonly id: MemberId; readonly session: MemberSession } | null;
};

export type NewSession = Omit<MemberSession, 'lastSeenAt' | 'provenAt'> & {
  readonly sid: string;
  /** The member as read when the password or link was checked. */
  readonly member: Pick<Member, 'id' | 'sessionEpoch'>;
  readonly expire: Timestamp;
};

/** Sessions are stored under a random id that only the browser and the store know. */
export interface SessionStore {
  /** @returns null if the id is unknown or the session has ended or expired */
  get(sid: string, now: Timestamp): Promise<StoredSession | null>;
  create(sid: string, data: SessionData, expire: Timestamp): Promise<void>;
  /**
   * Does nothing if the account or the passkey no longer exists, or if the account's `sessionEpoch` has changed.
   * @returns whether the session began
   */
  begin(session: NewSession): Promise<boolean>;
  /** Never changes the session's owner. Does nothing if the session has ended. */
  update(sid: string, data: SessionData, expire: Timestamp): Promise<void>;
  touch(sid: string, at: Timestamp): Promise<void>;
  prove(member: MemberId, id: MemberSession['id'], at: Timestamp): Promise<void>;
  destroy(sid: string): Promise<void>;
  /** Last used first. */
  listOf(member: MemberId, now: Timestamp): Promise<readonly MemberSession[]>;
  end(member: MemberId, id: MemberSession['id']): Promise<boolean>;
  endOthers(member: MemberId, kept: MemberSession['id']): Promise<void>;
  sweep(now: Timestamp): Promise<void>;
}
