/** The outcome of something that can be expected to go wrong. Exceptions are for bugs and broken infrastructure. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/**
 * Others were writing the same for as long as a call may wait: it has changed nothing, and may be made again in a
 * moment.
 */
export class StoreBusy extends Error {
  override readonly name = 'StoreBusy';

  constructor(cause: unknown) {
    super('The database was busy with the writes of others', { cause });
  }
}
