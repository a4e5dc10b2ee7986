import { conflictPath } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { useAuthorDialogs } from '../edit-conflict/use-author-dialogs.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import { useReportDialog } from './use-report-dialog.tsx';

/** What can be done about a conflict besides voting: by its author, or by everybody else. */
export function ConflictMenu({ conflict }: { readonly conflict: ConflictView }) {
  return conflict.isAuthor ? <AuthorMenu conflict={conflict} /> : <ReaderMenu conflict={conflict} />;
}

function AuthorMenu({ conflict }: { readonly conflict: ConflictView }) {
  const { items, dialog } = useAuthorDialogs(conflict);
  return (
    <>
      <ItemMenu label={labelOf(conflict)} items={items} />
      {dialog}
    </>
  );
}

function ReaderMenu({ conflict }: { readonly conflict: ConflictView }) {
  const { report, dialog } = useReportDialog({
    item: { kind: 'conflict', conflictId: conflict.id },
    returnTo: conflictPath(conflict),
  });
  return (
    <>
      <ItemMenu label={labelOf(conflict)} items={[{ label: 'Report', icon: 'flag', onSelect: report }]} />
      {dialog}
    </>
  );
}

const labelOf = ({ title }: ConflictView) => `More about ${title}`;
