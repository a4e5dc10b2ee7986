import { failureText } from '../../../api/api-error.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';

type LoadFailedProps = {
  readonly title: string;
  readonly level?: 1 | 2 | 3;
  readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
};

export function LoadFailed({ title, level, query: { error, isFetching, refetch } }: LoadFailedProps) {
  return (
    <ErrorState
      level={level}
      title={title}
      onRetry={() => void refetch()}
      retrying={isFetching}
      actions={level === 1 && <ButtonLink to="/">Back to Home</ButtonLink>}
    >
      {failureText(error)}
    </ErrorState>
  );
}
