import { userMessageOf } from '../../../api/api-error.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';

type LoadFailedProps = {
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
};

export function LoadFailed({ title, error, onRetry, isRetrying }: LoadFailedProps) {
  return (
    <ErrorState
      level={1}
      title={title}
      onRetry={onRetry}
      retrying={isRetrying}
      actions={<ButtonLink to="/">Back to Home</ButtonLink>}
    >
      {userMessageOf(error) ?? 'Please try again in a moment.'}
    </ErrorState>
  );
}
