import type { ConflictId } from '../kernel/ids.ts';
import type { Member } from '../model/member.ts';

/** Finds only public conflicts. Taking down or collapsing a conflict removes it in the same transaction. */
export interface SearchStore {
  findConflicts(terms: readonly string[], limit: number): Promise<readonly ConflictId[]>;
  findMembers(text: string, limit: number): Promise<readonly Member[]>;
}
