import type * as v from 'valibot';
import type { ErrorCode } from './error-codes.ts';

/** What one call of the API takes and gives. Its method and path stand in `contract/endpoints.ts`, under its name. */
export type Route = {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Its 2xx body; of a `paged` one an array whose next cursor is in `X-Next-Cursor`. */
  readonly output: v.GenericSchema;
  /** Who may call it at all; what they may do is decided by the use case. */
  readonly access: 'anyone' | 'member';
  /** Whether it takes an `Idempotency-Key` and is applied at most once under it. */
  readonly operation?: true;
  readonly paged?: true;
  /** Every visitor is answered alike, so what one is answered is kept a moment for all; of a `paged` one, page one. */
  readonly common?: true;
  /** Changes or hides what was public: the next visitor gets a fresh answer. */
  readonly renews?: true;
  readonly status: 200 | 201;
  /** What can go wrong beyond what any call can meet (bad input, rate limit, fault). */
  readonly errors: readonly ErrorCode[];
};

export type Schema = v.GenericSchema<unknown, unknown>;
