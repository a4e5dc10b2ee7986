import type { ConflictId } from '@twosides/domain/kernel';
import type { StatementView } from '@twosides/domain/statements';
import { useStatements } from '../../../api/moderation.ts';
import { AccountLink } from '../../account/page/AccountLink.tsx';

/** Leads the author of a restricted conflict to the decision. */
export function SeeWhy({ id }: { readonly id: ConflictId }) {
  const { data = [] } = useStatements();
  const itemKey = `conflict-${id}`;
  const appeals = data.filter((one) => one.itemKey === itemKey && one.side === 'author').map(({ appeal }) => appeal);
  return <AccountLink to={`/statements#${itemKey}`}>{wordsFor(appeals)}</AccountLink>;
}

function wordsFor(appeals: readonly StatementView['appeal'][]): string {
  if (appeals.includes('waiting')) return 'Your appeal is being reviewed';
  if (appeals.includes('open')) return 'See why, or appeal';
  return appeals.some((one) => one === 'upheld' || one === 'changed') ? 'See our answer to your appeal' : 'See why';
}
