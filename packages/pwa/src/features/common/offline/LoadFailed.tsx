import { NetworkError, userMessageOf } from '../../../api/api-error.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { useOnline } from '../../../ui/layout/use-online.ts';

type LoadFailedProps = {
  /** For example, "This conflict couldn't be loaded". */
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
};

/** Replaces a page that could not be loaded and is not cached. Shows why, and offers a retry. */
export function LoadFailed({ title, error, onRetry, isRetrying }: LoadFailedProps) {
  const isOnline = useOnline();
  if (!isOnline && error instanceof NetworkError) {
    return (
      <EmptyState
        level={1}
        icon="offline"
        title="This page isn't on this device"
        actions={
          <ButtonLink variant="fill" to="/">
            Back to Home
          </ButtonLink>
        }
      >
        When you're offline, TwoSides shows what you've read on this device in the last seven days. This page opens by
        itself when you're back online.
      </EmptyState>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon="warning"
        title={title}
        actions={
          <>
            <Button icon="retry" pending={isRetrying} onClick={onRetry}>
              Try again
            </Button>
            <ButtonLink to="/">Back to Home</ButtonLink>
          </>
        }
      >
        {userMessageOf(error) ?? 'Please try again in a moment.'}
      </EmptyState>
    </div>
  );
}
