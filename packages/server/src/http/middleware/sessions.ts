import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Clock, HOUR, type MemberId, type Timestamp } from '@twosides/domain/kernel';
import type { Member, MemberSession, Registration } from '@twosides/domain/model';
import { deviceNameOf, type SessionStore } from '@twosides/domain/sign-in';
import type Koa from 'koa';
import type { Context } from 'koa';
import { createSession } from 'koa-session';
import { cookieOf, SESSION_LIFETIME } from './session-cookie.ts';
import { setSignedInHint } from './signed-in-hint.ts';

/** "Last seen" is told to the hour, so that an hour of requests costs one write. */
const LAST_SEEN_STEP = HOUR;

/** The session of the request under way. */
export type Session = {
  readonly memberId: MemberId | null;
  /** What its member is told of it; null where nobody is signed in. */
  readonly current: MemberSession | null;
  readonly registration: Registration | null;
  /**
   * Begins a session of the member under a new id; the old id stops working.
   * @param member as read when the proof (a password, a link) was checked
   * @returns false, and nobody is signed in, where all sessions of the member have been ended since, or the account is
   * gone
   */
  signIn(member: Pick<Member, 'id' | 'sessionEpoch'>): Promise<boolean>;
  rememberRegistration(registration: Registration): void;
  end(): void;
};

/**
 * koa-session over the store. Ids are 32 random bytes; the store knows only their SHA-256. A visitor without a cookie
 * costs nothing.
 */
export const useSessions = (app: Koa, store: SessionStore, publicOrigin: string, clock: Clock) => {
  const isHttps = publicOrigin.startsWith('https:');
  app.use(async (ctx, next) => {
    // Behind a proxy that ends TLS the connection itself looks insecure.
    if (isHttps) ctx.cookies.secure = true;
    ctx.state.sessions = {
      minted: new Set(),
      begun: null,
      begin: (sid, member) => begin(store, ctx, sid, member, clock()),
    } satisfies State;
    await next();
  });
  app.use(
    createSession(
      {
        key: cookieOf(publicOrigin),
        maxAge: SESSION_LIFETIME,
        renew: true,
        httpOnly: true,
        signed: true,
        sameSite: 'lax',
        secure: isHttps,
        genid: (ctx: Context) => {
          const state = stateOf(ctx);
          if (state.begun !== null) return state.begun;
          const sid = newSid();
          state.minted.add(sid);
          return sid;
        },
        store: {
          get: (sid: string) => read(store, storedKey(sid), clock()),
          set: async (sid: string, { registration }: Fields, maxAge: number, { ctx }: { ctx?: Context }) => {
            const state = ctx && stateOf(ctx);
            // Stored whole when it began, and perhaps ended since.
            if (state?.begun === sid) return;
            const save = state?.minted.delete(sid) ? store.create : store.update;
            await save(storedKey(sid), registration ? { registration } : {}, clock() + maxAge);
          },
          destroy: async (sid: string) => store.destroy(storedKey(sid)),
        },
      },
      app,
    ),
  );
};

/** Where there is no request, and so nobody to sign in. */
export const NOBODY: Session = {
  memberId: null,
  current: null,
  registration: null,
  signIn: async () => false,
  rememberRegistration: () => {},
  end: () => {},
};

/** The request's session; reading it writes nothing. */
export const sessionOf = (ctx: Context): Session => {
  const fields = (): Fields => ctx.session as Fields;
  return {
    memberId: fields().memberId ?? null,
    current: fields().current ?? null,
    registration: fields().registration ?? null,
    signIn: async (member) => {
      const [state, sid] = [stateOf(ctx), newSid()];
      if (!(await state.begin(sid, member))) return false;
      state.begun = sid;
      fields().memberId = member.id;
      delete fields().registration;
      await fields().regenerate();
      setSignedInHint(ctx, true);
      return true;
    },
    rememberRegistration: (registration) => {
      fields().registration = registration;
    },
    end: () => {
      ctx.session = null;
      setSignedInHint(ctx, false);
    },
  };
};

/** What koa-session holds of a session: as read from the store, then as the request changes it. */
type Fields = {
  memberId?: MemberId;
  current?: MemberSession;
  registration?: Registration;
  regenerate(): Promise<void>;
};

type State = {
  /**
   * Ids made in this very request: only those may create a row, so that a late save never brings back a session that
   * has ended.
   */
  readonly minted: Set<string>;
  /** The id of the session that this request has begun for a member. */
  begun: string | null;
  readonly begin: (sid: string, member: Pick<Member, 'id' | 'sessionEpoch'>) => Promise<boolean>;
};

const stateOf = (ctx: Context): State => ctx.state.sessions as State;

const SID_BYTES = 32;
/** Drawn ahead: nearly all ids are those of visitors, whose sessions are never stored, and each call costs. */
let drawn = Buffer.alloc(0);

const newSid = () => {
  if (drawn.length === 0) drawn = randomBytes(SID_BYTES * 128);
  const sid = drawn.toString('base64url', 0, SID_BYTES);
  drawn = drawn.subarray(SID_BYTES);
  return sid;
};

/** A copy of the database does not open anyone's session. */
const storedKey = (sid: string) => createHash('sha256').update(sid).digest('base64url');

const read = async (store: SessionStore, key: string, now: Timestamp) => {
  const found = await store.get(key, now);
  if (found === null) return null;
  const { data, member, expire } = found;
  if (member && member.session.lastSeenAt <= now - LAST_SEEN_STEP) await store.touch(key, now);
  // koa-session renews what is half over: it compares `_expire` with the machine's clock, which need not be ours.
  const _expire = Date.now() + (expire - now);
  return { ...data, ...(member && { memberId: member.id, current: member.session }), _expire };
};

const begin = (
  store: SessionStore,
  ctx: Context,
  sid: string,
  member: Pick<Member, 'id' | 'sessionEpoch'>,
  now: Timestamp,
) =>
  store.begin({
    sid: storedKey(sid),
    id: randomUUID(),
    member,
    device: deviceNameOf(ctx.get('User-Agent')),
    createdAt: now,
    expire: now + SESSION_LIFETIME,
  });
