import type * as v from 'valibot';
import type { ErrorCode } from './error-codes.ts';

export type Route = {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Schema of the 2xx body. A `paged` route sends the next cursor in the header `X-Next-Cursor`. */
  readonly output: v.GenericSchema;
  readonly access: 'anyone' | 'member';
  /** The server accepts an `Idempotency-Key` and applies the call at most once per key. */
  readonly operation?: true;
  readonly paged?: true;
  /** All visitors get the same response, so the server caches it briefly. */
  readonly common?: true;
  /** The call changes or hides public content, so the server empties its cache of `common` responses. */
  readonly dropsCachedResponses?: true;
  readonly status?: 200 | 201;
  readonly errors?: readonly ErrorCode[];
};

export type ErrorOf<R extends Route> =
  | (R extends { readonly errors: readonly (infer Code)[] } ? Code : never)
  | (R extends { readonly access: 'member' } ? 'authentication-required' : never)
  | (R extends { readonly operation: true } ? 'operation-mismatch' : never);

export type Schema = v.GenericSchema<unknown, unknown>;
