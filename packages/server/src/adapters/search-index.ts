import { collapsedBy } from '@twosides/domain/conflicts';
import type { ConflictId } from '@twosides/domain/kernel';
import type { Conflict, Write } from '@twosides/domain/model';
import { searchTerms } from '@twosides/domain/reading';

/** What the search index of either store holds of a conflict. */
export type IndexedTerms = {
  readonly title: readonly string[];
  /** Those of the title and both accounts. */
  readonly all: readonly string[];
};

/** @returns null for a conflict that not everyone may read */
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

/** The conflicts whose text, or whether it may be read, these writes change. */
export const conflictsToIndex = (writes: readonly Write[]): ReadonlySet<ConflictId> => new Set(writes.flatMap(changed));

const changed = (write: Write): ConflictId[] => {
  if (write.kind === 'add-conflict' || write.kind === 'put-conflict') return [write.conflict.id];
  const isSetting = write.kind === 'take-down' || write.kind === 'review';
  return isSetting && write.item.kind === 'conflict' ? [write.item.id] : [];
};
