import type { ConflictId } from '@twosides/domain/kernel';
import { ItemMenu } from './ItemMenu.tsx';
import { useReportItem } from './use-report-item.ts';

type UpdateMenuProps = { readonly conflictId: ConflictId; readonly number: number; readonly label: string };

/** What everybody but its author can do about an update. */
export function UpdateMenu({ conflictId, number, label }: UpdateMenuProps) {
  const report = useReportItem({ kind: 'update', number, conflictId });
  return <ItemMenu label={label} items={[{ label: 'Report', icon: 'flag', onSelect: report }]} />;
}
