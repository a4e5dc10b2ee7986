import type { MemberId, Result, Timestamp } from '../kernel/index.ts';
import type { Identity, Member, MemberSession, ProviderName, Registration } from '../model/index.ts';

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

export type SignInAttempt = {
  readonly provider: ProviderName;
  readonly checks: AttemptChecks;
  readonly connectTo: MemberId | null;
  readonly returnTo: string | null;
  readonly flow: string | null;
};

/** The key is a hash of the browser's cookie and `state`, so only the browser that began an attempt can finish it. */
export interface SignInAttemptStore {
  add(key: string, attempt: SignInAttempt, expire: Timestamp): Promise<void>;
  /** Returns each attempt only once, even under concurrency. */
  take(key: string, now: Timestamp): Promise<SignInAttempt | null>;
  sweep(now: Timestamp): Promise<void>;
}

export type AttemptChecks = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

export type ProviderAnswer = {
  readonly state: string | null;
  readonly code: string | null;
  readonly error: string | null;
};

export interface IdentityProvider {
  begin(): Promise<Result<{ readonly location: string; readonly checks: AttemptChecks }, 'unavailable'>>;
  redeem(answer: ProviderAnswer, checks: AttemptChecks): Promise<Result<Identity, 'denied' | 'unavailable'>>;
}

export type IdentityProviders = { readonly [Name in ProviderName]?: IdentityProvider };
