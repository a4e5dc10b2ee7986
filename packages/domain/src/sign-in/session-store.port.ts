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
  readonly member: Pick<Member, 'id' | 'sessionEpoch'>;
  readonly expire: Timestamp;
};

export interface SessionStore {
  get(sid: string, now: Timestamp): Promise<StoredSession | null>;
  create(sid: string, data: SessionData, expire: Timestamp): Promise<void>;
  /** @returns false if the account or passkey no longer exists, or the account's `sessionEpoch` has changed */
  begin(session: NewSession): Promise<boolean>;
  update(sid: string, data: SessionData, expire: Timestamp): Promise<void>;
  touch(sid: string, at: Timestamp): Promise<void>;
  prove(member: MemberId, id: MemberSession['id'], at: Timestamp): Promise<void>;
  destroy(sid: string): Promise<void>;
  listOf(member: MemberId, now: Timestamp): Promise<readonly MemberSession[]>;
  end(member: MemberId, id: MemberSession['id']): Promise<boolean>;
  endOthers(member: MemberId, kept: MemberSession['id']): Promise<void>;
  sweep(now: Timestamp): Promise<void>;
}
