import { failureText } from '../../../api/api-error.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FormError } from '../../../ui/feedback/FormError.tsx';
import type { Toast } from '../../../ui/feedback/toast-store.ts';
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

type RequestFailedProps = {
  readonly request: { readonly isError: boolean; readonly error: unknown; readonly submittedAt: number };
  readonly title: string;
  readonly otherwise?: string | undefined;
};

/** Mounts a new element for each failed request, because screen readers announce an unchanged error only once. */
export function RequestFailed({ request, title, otherwise }: RequestFailedProps) {
  if (!request.isError) return null;
  return (
    <FormError key={request.submittedAt} title={title}>
      {failureText(request.error, otherwise)}
    </FormError>
  );
}

export const failedToast = (title: string, error: unknown): Toast => ({
  title,
  description: failureText(error),
  tone: 'danger',
});
