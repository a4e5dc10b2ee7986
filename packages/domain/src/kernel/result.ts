export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** Other writers blocked a change for too long. Nothing has changed; the caller may try again soon. */
export class StoreBusy extends Error {
  override readonly name = 'StoreBusy';

  constructor(cause: unknown) {
    super('The database was busy with the writes of others', { cause });
  }
}
