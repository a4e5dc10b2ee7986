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
