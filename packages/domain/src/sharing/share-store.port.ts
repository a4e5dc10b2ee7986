import type { Timestamp } from '../kernel/ids.ts';
import type { Share } from '../model/share.ts';

export interface ShareStore {
  /**
   * Counts a share of an active conflict, once a conflict, channel and sharer, also when they come at once.
   * @returns whether there is such a conflict
   */
  count(share: Share): Promise<boolean>;
  /** Forgets shares of `until` and before. */
  sweep(until: Timestamp): Promise<void>;
}
