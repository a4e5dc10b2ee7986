import type * as v from 'valibot';
import type { ErrorCode } from './error-codes.ts';

/** Method and path are under the same name in `contract/endpoints.ts`. */
export type Route = {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The 2xx body; for a `paged` route an array, with the next cursor in `X-Next-Cursor`. */
  readonly output: v.GenericSchema;
  readonly access: 'anyone' | 'member';
  /** Accepts an `Idempotency-Key` and is applied at most once per key. */
  readonly operation?: true;
  readonly paged?: true;
  /** All visitors get the same, so responses are cached briefly; of a `paged` route, only page one. */
  readonly common?: true;
  /** Changes or hides something public, and so empties the cache. */
  readonly renews?: true;
  readonly status: 200 | 201;
  /** Errors beyond those of any call (bad input, rate limit, fault). */
  readonly errors: readonly ErrorCode[];
};

export type Schema = v.GenericSchema<unknown, unknown>;
