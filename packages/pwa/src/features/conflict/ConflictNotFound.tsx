import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useDocumentTitle } from '../../ui/layout/use-document-title.ts';
import { QuickExit } from '../quick-exit/QuickExit.tsx';
import { WaysOn } from './WaysOn.tsx';

export function ConflictNotFound() {
  useDocumentTitle(ERROR_MESSAGES['conflict-not-found']);
  return (
    <>
      <QuickExit />
      <meta name="robots" content="noindex" />
      <EmptyState level={1} icon="search" title={ERROR_MESSAGES['conflict-not-found']} actions={<WaysOn />}>
        It may have been taken down, or the link is incomplete.
      </EmptyState>
    </>
  );
}
