import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';

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
