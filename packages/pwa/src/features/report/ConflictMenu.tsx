import { conflictPath } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { AuthorMenu } from '../edit-conflict/AuthorMenu.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import { useReportItem } from './use-report-item.ts';

/** What can be done about a conflict besides voting: by its author, or by everybody else. */
export function ConflictMenu({ conflict }: { readonly conflict: ConflictView }) {
  const label = `More about ${conflict.title}`;
  if (conflict.isAuthor) return <AuthorMenu label={label} conflict={conflict} />;
  return <ReaderMenu label={label} conflict={conflict} />;
}

function ReaderMenu({ label, conflict }: { readonly label: string; readonly conflict: ConflictView }) {
  const report = useReportItem({ kind: 'conflict', conflictId: conflict.id }, conflictPath(conflict));
  return <ItemMenu label={label} items={[{ label: 'Report', icon: 'flag', onSelect: report }]} />;
}
