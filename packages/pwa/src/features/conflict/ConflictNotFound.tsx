import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { useDocumentTitle } from '../../ui/layout/use-document-title.ts';

export function ConflictNotFound() {
  useDocumentTitle(ERROR_MESSAGES['conflict-not-found']);
  return (
    <>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        icon="search"
        title={ERROR_MESSAGES['conflict-not-found']}
        actions={
          <ButtonLink variant="fill" to="/">
            Back to Home
          </ButtonLink>
        }
      >
        It may have been taken down, or the link is incomplete.
      </EmptyState>
    </>
  );
}
