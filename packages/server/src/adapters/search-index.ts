import { collapsedBy } from '@twosides/domain/conflicts';
import type { ConflictId } from '@twosides/domain/kernel';
import type { Conflict, Write } from '@twosides/domain/model';
import { searchTerms } from '@twosides/domain/reading';

export type IndexedTerms = {
  readonly title: readonly string[];
  readonly all: readonly string[];
};

/** The part of a conflict that the search index depends on. */
export type SearchedText = Pick<Conflict, 'title' | 'hisSide' | 'herSide' | 'tags'>;

/** Null if a search must not find the conflict. */
export const searchedText = ({
  title,
  hisSide,
  herSide,
  tags,
  isActive,
  review,
}: SearchedText & Pick<Conflict, 'isActive' | 'review'>): SearchedText | null =>
  isActive && collapsedBy(review) === null ? { title, hisSide, herSide, tags } : null;

export const indexedTerms = ({ title, hisSide, herSide, tags }: SearchedText): IndexedTerms => ({
  title: searchTerms(title),
  all: searchTerms([title, herSide, hisSide, ...tags].join('\n')),
});

export const conflictsToIndex = (writes: readonly Write[]): ReadonlySet<ConflictId> => new Set(writes.flatMap(changed));

const changed = (write: Write): ConflictId[] => {
  if (write.kind === 'add-conflict' || write.kind === 'put-conflict') return [write.conflict.id];
  const isSetting = write.kind === 'take-down' || write.kind === 'review';
  return isSetting && write.item.kind === 'conflict' ? [write.item.id] : [];
};
