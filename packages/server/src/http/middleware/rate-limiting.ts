import type { MaintainedLists } from '@twosides/domain/accounts';
import type { RateLimit, RateLimiter, Secrets } from '@twosides/domain/kernel';
import type { Context, Middleware } from 'koa';
import { originOf } from '../kernel/address-of.ts';
import { type Caller, COUNTED_BY } from '../kernel/counted-by.ts';
import type { ProofOfWork } from '../kernel/proof-of-work.ts';
import {
  type Countable,
  PROCESS_LIMITS,
  RATE_LIMITS,
  type RateLimitName,
  type RateLimitSetting,
  type Rule,
  rateLimitsOf,
} from '../kernel/rate-limits.ts';
import { RequestError, TooManyRequests } from '../kernel/request-error.ts';

/** A call that has been counted. */
export type CountedCall = {
  /** Of an operation that had been applied before: sending it again costs nothing. */
  giveBack(): Promise<void>;
};

/** What is known of a call beside where it comes from. */
export type CountableCall = Pick<Caller, 'email' | 'member'> & { readonly proof?: string | null };

export type RateLimiting = {
  /** Counts requests by their address, whatever they ask for. */
  readonly requests: Middleware;
  /**
   * Counts a page or a picture that has to be made, whichever address asks for it.
   * @throws TooManyRequests
   */
  countRendering(ctx: Context): Promise<void>;
  /**
   * Counts a call for each limit of its route. Past a part of some limits it takes a proof of work.
   * @param call with the proof, if it has brought one
   * @throws TooManyRequests, with Retry-After set
   * @throws RequestError `proof-required`, with a puzzle to solve
   */
  count(ctx: Context, name: Countable, call: CountableCall): Promise<CountedCall>;
};

type Needs = {
  /** Shared by all processes. */
  readonly shared: RateLimiter;
  /** Of this process: what every request asks must not ask the database. */
  readonly own: RateLimiter;
  readonly proofs: ProofOfWork;
  readonly stampOf: Secrets['stampOf'];
  readonly lists: Pick<MaintainedLists, 'ownersDomainOf' | 'relayOf'>;
  /**
   * Whether a path is that of a file of the built app, which is sent from memory: a first visit asks for dozens of
   * them.
   */
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

  /** What was asked for has been done: a point that cannot be given back is lost, and no reason to fail. */
  const giveBack = async (taken: readonly Taking[]) =>
    void (await Promise.allSettled(taken.map(({ limit, key }) => shared.giveBack(limitOf(limit), key))));

  /** The store learns neither e-mail nor network addresses: under a plain hash, trying all there are would tell. */
  const keyOf = (name: RateLimitName, caller: Caller): string | null => {
    const counted = COUNTED_BY[RATE_LIMITS[name].by](caller);
    return counted === null ? null : stampOf('rate-limit', counted);
  };

  const countHere = async (ctx: Context, limits: typeof ofRequests | typeof ofRendering) => {
    const caller = { ...originOf(ctx), email: null, domain: null, relay: null, member: null };
    for (const limit of limits) {
      const counted = COUNTED_BY[limit.by](caller);
      if (counted !== null) await take(own, limit, counted);
    }
  };

  return {
    requests: async (ctx, next) => {
      if (!isBuiltFile(ctx.path)) await countHere(ctx, ofRequests);
      await next();
    },
    countRendering: (ctx) => countHere(ctx, ofRendering),
    count: async (ctx, name, { email, member, proof = null }) => {
      const domains = email && { domain: lists.ownersDomainOf(email), relay: lists.relayOf(email) };
      const caller = { ...originOf(ctx), email, ...(domains || { domain: null, relay: null }), member };
      const taken: Taking[] = [];
      let needsProof = false;
      for (const limit of rateLimitsOf(name)) {
        const key = keyOf(limit, caller);
        if (key === null) continue;
        const used = await take(shared, limitOf(limit), key);
        taken.push({ limit, key });
        const rule: Rule = RATE_LIMITS[limit];
        needsProof ||= rule.proofAfter !== undefined && used > limitOf(limit).points * rule.proofAfter;
      }
      if (needsProof && (proof === null || !(await proofs.redeem(proof).catch(refuseUncounted)))) {
        // Nothing was done. A proof that is none costs its points: looking at it has cost something.
        if (proof === null) await giveBack(taken);
        throw new RequestError('proof-required', { challenge: await proofs.challenge() });
      }
      return { giveBack: () => giveBack(taken) };
    },
  };
};

type Taking = { readonly limit: RateLimitName; readonly key: string };

/**
 * Whatever keeps it from counting: neither is the call let through uncounted, nor is it the caller's fault or a fault
 * of ours.
 */
const refuseUncounted = (cause: unknown): never => {
  throw new RequestError('unavailable', { cause });
};

const OFF: RateLimiting = {
  requests: (_ctx, next) => next(),
  countRendering: async () => {},
  count: async () => ({ giveBack: async () => {} }),
};
