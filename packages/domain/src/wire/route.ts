import type * as v from 'valibot';
import type { ErrorCode } from './error-codes.ts';

/** Input and output of an API call. Its method and path are under the same name in `contract/endpoints.ts`. */
export type Route = {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The 2xx body; for a `paged` route an array, with the next cursor in `X-Next-Cursor`. */
  readonly output: v.GenericSchema;
  /** Who may call the route. Use cases decide the rest. */
  readonly access: 'anyone' | 'member';
  /** Accepts an `Idempotency-Key` and is applied at most once per key. */
  readonly operation?: true;
  readonly paged?: true;
  /**
   * Whether all visitors get the same, so that responses are cached briefly. Of a `paged` route, only page one is
   * cached.
   */
  readonly common?: true;
  /** Whether it changes or hides something public, and so empties the cache. */
  readonly renews?: true;
  readonly status: 200 | 201;
  /** Errors beyond those of any call (bad input, rate limit, fault). */
  readonly errors: readonly ErrorCode[];
};

export type Schema = v.GenericSchema<unknown, unknown>;
