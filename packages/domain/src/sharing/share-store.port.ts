import type { Timestamp } from '../kernel/ids.ts';
import type { Share } from '../model/share.ts';

export interface ShareStore {
  /**
   * Counts a share of an active conflict once per conflict, channel and sharer, even under concurrency.
   * @returns whether the conflict exists
   */
  count(share: Share): Promise<boolean>;
  sweep(until: Timestamp): Promise<void>;
}
