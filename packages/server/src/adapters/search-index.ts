import { collapsedBy } from '@twosides/domain/conflicts';
import type { ConflictId } from '@twosides/domain/kernel';
import type { Conflict, Write } from '@twosides/domain/model';
import { searchTerms } from '@twosides/domain/reading';

/** A conflict's search terms, as both stores index them. */
export type IndexedTerms = {
  readonly title: readonly string[];
  /** Terms of the title and of both sides' texts. */
  readonly all: readonly string[];
};

/** @returns null if the conflict is not public or is collapsed */
export const indexedTerms = ({
  title,
  hisSide,
  herSide,
  isActive,
  review,
}: Pick<Conflict, 'title' | 'hisSide' | 'herSide' | 'isActive' | 'review'>): IndexedTerms | null =>
  isActive && collapsedBy(review) === null
    ? { title: searchTerms(title), all: searchTerms(`${title}\n${herSide}\n${hisSide}`) }
    : null;

/** Returns the conflicts whose text or visibility these writes change. */
export const conflictsToIndex = (writes: readonly Write[]): ReadonlySet<ConflictId> => new Set(writes.flatMap(changed));

const changed = (write: Write): ConflictId[] => {
  if (write.kind === 'add-conflict' || write.kind === 'put-conflict') return [write.conflict.id];
  const isSetting = write.kind === 'take-down' || write.kind === 'review';
  return isSetting && write.item.kind === 'conflict' ? [write.item.id] : [];
};
