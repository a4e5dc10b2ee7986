import type * as v from 'valibot';
import type { ErrorCode } from './error-codes.ts';

/** `contract/endpoints.ts` has each route's method and path, under the route's name. */
export type Route = {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Schema of the 2xx body. A `paged` route returns an array, and the next cursor in the header `X-Next-Cursor`. */
  readonly output: v.GenericSchema;
  readonly access: 'anyone' | 'member';
  /** The server accepts an `Idempotency-Key` and applies the call at most once per key. */
  readonly operation?: true;
  readonly paged?: true;
  /**
   * All visitors get the same response, so the server caches it briefly. For a `paged` route, it caches only the first
   * page.
   */
  readonly common?: true;
  /** The call changes or hides public content, so the server empties its cache of `common` responses. */
  readonly renews?: true;
  /** 200 unless given. */
  readonly status?: 200 | 201;
  /** Omits errors that `ErrorOf` adds, and errors of any call: bad input, rate limit, internal error. */
  readonly errors?: readonly ErrorCode[];
};

/**
 * Adds to `errors` the codes that follow from `access` and `operation`: no session, and an operation id used for
 * another request.
 */
export type ErrorOf<R extends Route> =
  | (R extends { readonly errors: readonly (infer Code)[] } ? Code : never)
  | (R extends { readonly access: 'member' } ? 'authentication-required' : never)
  | (R extends { readonly operation: true } ? 'operation-mismatch' : never);

export type Schema = v.GenericSchema<unknown, unknown>;
