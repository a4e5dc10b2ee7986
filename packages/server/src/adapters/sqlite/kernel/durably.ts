import { aroundCalls } from './around-calls.ts';
import type { Database } from './database.ts';
import type { Journal } from './journal.ts';

/**
 * The same store, whose calls that write, be it in vain, resolve once it is on the disk, and all that they have seen.
 * Those that only read wait for nothing: nobody was promised anything by what they tell.
 */
export const durably = <Store extends object>(
  store: Store,
  database: Pick<Database, 'writes'>,
  journal: Pick<Journal, 'synchronise'>,
): Store =>
  aroundCalls(store, async (call) => {
    const before = database.writes();
    const result = await call();
    if (database.writes() > before) await journal.synchronise();
    return result;
  });
