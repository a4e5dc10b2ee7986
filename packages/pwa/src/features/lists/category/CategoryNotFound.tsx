import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { NoIndex } from '../../../ui/layout/NoIndex.tsx';

export function CategoryNotFound() {
  return (
    <>
      <NoIndex />
      <EmptyState
        level={1}
        icon="search"
        title={ERROR_MESSAGES['category-not-found']}
        actions={
          <ButtonLink variant="fill" to="/">
            Back to Home
          </ButtonLink>
        }
      >
        There are eight categories, and this isn’t one of them. You’ll find them all on the{' '}
        <Link to="/">home page</Link>.
      </EmptyState>
    </>
  );
}
