import type { Timestamp } from '../kernel/ids.ts';
import type { Share } from '../model/share.ts';

export interface ShareStore {
  count(share: Share): Promise<boolean>;
  sweep(until: Timestamp): Promise<void>;
}
