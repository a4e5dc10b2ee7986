import type { Timestamp } from '../kernel/index.ts';
import type { Share } from '../model/index.ts';

export interface ShareStore {
  count(share: Share): Promise<boolean>;
  sweep(until: Timestamp): Promise<void>;
}
