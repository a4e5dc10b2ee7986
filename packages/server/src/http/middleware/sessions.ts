import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Clock, HOUR, type MemberId, type Timestamp } from '@twosides/domain/kernel';
import type { Member, MemberSession, Registration } from '@twosides/domain/model';
import { deviceNameOf, type SessionStore } from '@twosides/domain/sign-in';
import type Koa from 'koa';
import type { Context } from 'koa';
import { createSession } from 'koa-session';
import { RequestError } from '../kernel/request-error.ts';
import { cookieOf, SESSION_LIFETIME, setSignedInHint } from './signed-in-hint.ts';

/** Milliseconds between updates of `lastSeenAt`, to save writes. */
const LAST_SEEN_STEP = HOUR;

export type Session = {
  readonly memberId: MemberId | null;
  readonly current: MemberSession | null;
  readonly registration: Registration | null;
  /**
   * Begins a session under a new id; the old id stops working.
   * @returns false if the member's sessions were ended, or the account or passkey removed, after `member` was read
   */
  signIn(member: Pick<Member, 'id' | 'sessionEpoch'>, passkeyId?: string): Promise<boolean>;
  rememberRegistration(registration: Registration): void;
  end(): void;
};

export const useSessions = (app: Koa, store: SessionStore, publicOrigin: string, clock: Clock) => {
  const isHttps = publicOrigin.startsWith('https:');
  app.use(async (ctx, next) => {
    // Behind a proxy that ends TLS, Koa would refuse to set a secure cookie.
    if (isHttps) ctx.cookies.secure = true;
    ctx.state.sessions = {
      minted: new Set(),
      begun: null,
      begin: (sid, member, passkeyId) => {
        const createdAt = clock();
        return store.begin({
          sid: storedKey(sid),
          id: randomUUID(),
          member,
          device: deviceNameOf(ctx.get('User-Agent')),
          createdAt,
          passkeyId,
          expire: createdAt + SESSION_LIFETIME,
        });
      },
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
            // `begin` has already stored this session. Storing it again could revive a session that has ended since.
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

export const NOBODY: Session = {
  memberId: null,
  current: null,
  registration: null,
  signIn: async () => false,
  rememberRegistration: () => {},
  end: () => {},
};

export const sessionOf = (ctx: Context): Session => {
  const fields = (): Fields => ctx.session as Fields;
  return {
    memberId: fields().memberId ?? null,
    current: fields().current ?? null,
    registration: fields().registration ?? null,
    signIn: async (member, passkeyId) => {
      const [state, sid] = [stateOf(ctx), newSid()];
      if (!(await state.begin(sid, member, passkeyId ?? null))) return false;
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

export const currentSession = ({ current }: Session): MemberSession => {
  if (current === null) throw new RequestError('authentication-required');
  return current;
};

type Fields = {
  memberId?: MemberId;
  current?: MemberSession;
  registration?: Registration;
  regenerate(): Promise<void>;
};

type State = {
  /** Only session ids that this request created may create a row, because a late save could revive an ended session. */
  readonly minted: Set<string>;
  begun: string | null;
  readonly begin: (
    sid: string,
    member: Pick<Member, 'id' | 'sessionEpoch'>,
    passkeyId: string | null,
  ) => Promise<boolean>;
};

const stateOf = (ctx: Context): State => ctx.state.sessions as State;

const newSid = () => randomBytes(32).toString('base64url');

/** Hashes the session id, so nobody can use an id from a copy of the database. */
const storedKey = (sid: string) => createHash('sha256').update(sid).digest('base64url');

const read = async (store: SessionStore, key: string, now: Timestamp) => {
  const found = await store.get(key, now);
  if (found === null) return null;
  const { data, member, expire } = found;
  if (member && member.session.lastSeenAt <= now - LAST_SEEN_STEP) await store.touch(key, now);
  // koa-session compares `_expire` with the machine's clock, which may differ from the server's `Clock`.
  const _expire = Date.now() + (expire - now);
  return { ...data, ...(member && { memberId: member.id, current: member.session }), _expire };
};
