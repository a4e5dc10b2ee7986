import type { ConflictView } from '@twosides/domain/reading';

type Majority = { readonly agreed: number; readonly decided: number; readonly ties: number };

export function majorityOf(conflicts: readonly ConflictView[]): Majority {
  const known = conflicts.filter(
    ({ isAuthor, userVoteSide, herPercentage }) => !isAuthor && userVoteSide && herPercentage !== null,
  );
  const decided = known.filter(({ herPercentage }) => herPercentage !== 50);
  const agreed = decided.filter(
    ({ userVoteSide, herPercentage }) => (userVoteSide === 'her') === (herPercentage ?? 0) > 50,
  );
  return { agreed: agreed.length, decided: decided.length, ties: known.length - decided.length };
}

export function majorityText({ agreed, decided, ties }: Majority): string | null {
  if (decided === 0) return null;
  const tied = ties > 0 ? `, and ${ties} ${ties === 1 ? 'was a tie' : 'were ties'}` : '';
  return `with the majority on ${agreed} of ${decided}${tied}`;
}
