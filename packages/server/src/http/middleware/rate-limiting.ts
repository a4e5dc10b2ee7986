import type { MaintainedLists } from '@twosides/domain/accounts';
import type { RateLimit, RateLimiter, Secrets } from '@twosides/domain/kernel';
import { canonicalMailbox } from '@twosides/domain/mailbox-keys';
import type { Context, Middleware } from 'koa';
import { originOf } from '../kernel/address-of.ts';
import type { ProofOfWork } from '../kernel/proof-of-work.ts';
import {
  type Caller,
  type Countable,
  PROCESS_LIMITS,
  RATE_LIMITS,
  type RateLimitName,
  type RateLimitSetting,
  type Rule,
  rateLimitsOf,
} from '../kernel/rate-limits.ts';
import { RequestError, TooManyRequests } from '../kernel/request-error.ts';

export type CountedCall = {
  giveBack(): Promise<void>;
};

export type CountableCall = Pick<Caller, 'email' | 'member'> & { readonly proof?: string | null };

export type RateLimiting = {
  readonly requests: Middleware;
  /** @throws TooManyRequests */
  countRendering(ctx: Context): Promise<void>;
  /**
   * @throws TooManyRequests with Retry-After
   * @throws RequestError `proof-required` with a puzzle
   */
  count(ctx: Context, name: Countable, call: CountableCall): Promise<CountedCall>;
};

type Needs = {
  readonly shared: RateLimiter;
  readonly own: RateLimiter;
  readonly proofs: ProofOfWork;
  readonly stampOf: Secrets['stampOf'];
  readonly lists: Pick<MaintainedLists, 'ownersDomainOf' | 'relayOf'>;
  readonly isBuiltFile: (path: string) => boolean;
};

export const rateLimiting = (
  { shared, own, proofs, stampOf, lists, isBuiltFile }: Needs,
  setting: RateLimitSetting,
): RateLimiting => {
  if (setting === 'off') return OFF;
  const limitOf = (name: RateLimitName) => ({ ...RATE_LIMITS[name], ...setting[name], name });
  const ofRequests = PROCESS_LIMITS.requests.map(limitOf);
  const ofRendering = PROCESS_LIMITS.rendering.map(limitOf);
  const take = async (limiter: RateLimiter, limit: RateLimit, key: string) => {
    const { wait, used } = await limiter.take(limit, key).catch(refuseUncounted);
    if (wait !== null) throw new TooManyRequests(wait);
    return used;
  };

  const giveBack = async (taken: readonly Taking[]) =>
    void (await Promise.allSettled(taken.map(({ limit, key }) => shared.giveBack(limitOf(limit), key))));

  const countHere = async (ctx: Context, limits: typeof ofRequests | typeof ofRendering) => {
    const caller = { ...originOf(ctx), email: null, mailbox: null, domain: null, relay: null, member: null };
    for (const limit of limits) {
      const counted = caller[limit.by];
      if (counted !== null) await take(own, limit, counted);
    }
  };

  return {
    requests: async (ctx, next) => {
      ctx.state.isCounted = !isBuiltFile(ctx.path);
      if (ctx.state.isCounted) await countHere(ctx, ofRequests);
      await next();
    },
    countRendering: (ctx) => countHere(ctx, ofRendering),
    count: async (ctx, name, { email, member, proof = null }) => {
      const caller: Caller = {
        ...originOf(ctx),
        email,
        mailbox: email && canonicalMailbox(email),
        domain: email ? lists.ownersDomainOf(email) : null,
        relay: email ? lists.relayOf(email) : null,
        member,
      };
      const taken: Taking[] = [];
      let needsProof = false;
      for (const limit of rateLimitsOf(name)) {
        const counted = caller[RATE_LIMITS[limit].by];
        if (counted === null) continue;
        // A keyed hash, because anyone could reverse a plain hash by hashing all network addresses.
        const key = stampOf('rate-limit', counted);
        const used = await take(shared, limitOf(limit), key);
        taken.push({ limit, key });
        const rule: Rule = RATE_LIMITS[limit];
        needsProof ||= rule.proofAfter !== undefined && used > limitOf(limit).points * rule.proofAfter;
      }
      if (needsProof && (proof === null || !(await proofs.redeem(proof).catch(refuseUncounted)))) {
        if (proof === null) await giveBack(taken);
        throw new RequestError('proof-required', { challenge: await proofs.challenge() });
      }
      return { giveBack: () => giveBack(taken) };
    },
  };
};

type Taking = { readonly limit: RateLimitName; readonly key: string };

const refuseUncounted = (cause: unknown): never => {
  throw new RequestError('unavailable', { cause });
};

const OFF: RateLimiting = {
  requests: (ctx, next) => {
    ctx.state.isCounted = true;
    return next();
  },
  countRendering: async () => {},
  count: async () => ({ giveBack: async () => {} }),
};
