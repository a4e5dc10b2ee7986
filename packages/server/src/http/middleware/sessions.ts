import { createHash, randomBytes } from 'node:crypto';
import type { MemberId, Registration, SessionData, SessionStore } from '@twosides/domain';
import type Koa from 'koa';
import type { Context } from 'koa';
import { createSession } from 'koa-session';

/** 60 days, renewed when half of it is over. */
const SESSION_LIFETIME = 60 * 24 * 3_600_000;

/** The session of the request under way. */
export type Session = {
  readonly memberId: MemberId | null;
  readonly registration: Registration | null;
  /** Begins a session of the member under a new id; the old id stops working. */
  signIn(member: MemberId): Promise<void>;
  rememberRegistration(registration: Registration): void;
  end(): void;
};

/** koa-session over the store. Ids are 32 random bytes; the store knows only their SHA-256. A visitor without a cookie costs nothing. */
export const useSessions = (app: Koa, store: SessionStore, publicOrigin: string) => {
  const isHttps = publicOrigin.startsWith('https:');
  // Behind a proxy that ends TLS the connection itself looks insecure.
  if (isHttps)
    app.use(async (ctx, next) => {
      ctx.cookies.secure = true;
      await next();
    });
  app.use(
    createSession(
      {
        key: isHttps ? '__Host-twosides' : 'twosides',
        maxAge: SESSION_LIFETIME,
        renew: true,
        httpOnly: true,
        signed: true,
        sameSite: 'lax',
        secure: isHttps,
        genid: (ctx: Context) => {
          const sid = randomBytes(32).toString('base64url');
          mintedIn(ctx).add(sid);
          return sid;
        },
        store: {
          get: async (sid: string) => {
            const found = await store.get(storedKey(sid), Date.now());
            // koa-session renews what is half over, and asks this field.
            return found && { ...found.data, _expire: found.expire };
          },
          set: async (sid: string, data: StoredSession, maxAge: number, { ctx }: { ctx?: Context }) => {
            const save = ctx && mintedIn(ctx).delete(sid) ? store.create : store.update;
            await save(storedKey(sid), toSessionData(data), Date.now() + maxAge);
          },
          destroy: async (sid: string) => store.destroy(storedKey(sid)),
        },
      },
      app,
    ),
  );
};

/** The request's session; reading it writes nothing. */
export const sessionOf = (ctx: Context): Session => {
  const data = (): StoredSession => ctx.session as StoredSession;
  return {
    memberId: data().memberId ?? null,
    registration: data().registration ?? null,
    signIn: async (member) => {
      const session = data();
      session.memberId = member;
      delete session.registration;
      await session.regenerate();
    },
    rememberRegistration: (registration) => {
      data().registration = registration;
    },
    end: () => {
      ctx.session = null;
    },
  };
};

type StoredSession = { memberId?: MemberId; registration?: Registration; regenerate(): Promise<void> };

const toSessionData = ({ memberId, registration }: StoredSession): SessionData => ({
  ...(memberId !== undefined && { memberId }),
  ...(registration !== undefined && { registration }),
});

/** A copy of the database does not open anyone's session. */
const storedKey = (sid: string) => createHash('sha256').update(sid).digest('base64url');

/** Ids made in this very request: only those may create a row, so that a late save never brings back a session that has ended. */
const mintedIn = (ctx: Context): Set<string> => {
  ctx.state.mintedSessions ??= new Set<string>();
  return ctx.state.mintedSessions as Set<string>;
};
