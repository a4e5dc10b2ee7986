import type * as v from 'valibot';
import type { ErrorCode } from './error-codes.ts';

/** Input and output of an API call. Method and path are in `contract/endpoints.ts`, under its name. */
export type Route = {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The 2xx body; for a `paged` route an array, with the next cursor in `X-Next-Cursor`. */
  readonly output: v.GenericSchema;
  /** Who may call it; use cases decide the rest. */
  readonly access: 'anyone' | 'member';
  /** Accepts an `Idempotency-Key` and is applied at most once per key. */
  readonly operation?: true;
  readonly paged?: true;
  /** The same for every visitor, so responses are cached briefly; for a `paged` route, only page one. */
  readonly common?: true;
  /** Changes or hides something public, so it empties the cache. */
  readonly renews?: true;
  readonly status: 200 | 201;
  /** Errors beyond those of any call (bad input, rate limit, fault). */
  readonly errors: readonly ErrorCode[];
};

export type Schema = v.GenericSchema<unknown, unknown>;
