import type { ReactNode } from 'react';
import { failureText } from '../../../api/api-error.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FormError } from '../../../ui/feedback/FormError.tsx';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { Button, ButtonLink } from '../../../ui/form/Button.tsx';

type FailedQuery = { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };

type LoadFailedProps = { readonly title: string; readonly level?: 1 | 2 | 3; readonly query: FailedQuery };

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

type TextFailedProps = { readonly query: FailedQuery; readonly children: ReactNode };

export function TextFailed({ query: { isFetching, refetch }, children }: TextFailedProps) {
  return (
    <>
      <p>{children}</p>
      <p>
        <Button size="small" icon="retry" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    </>
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

export const toastFailed = (title: string, error: unknown, otherwise?: string): void =>
  toasts.show({ title, description: failureText(error, otherwise), tone: 'danger' });

type Problem = { readonly title: string; readonly description: string };

/** @param reason replaces the general description */
export const toastProblem = ({ title, description }: Problem, reason: string | null): void =>
  toasts.show({ title, description: reason ?? description, tone: 'danger' });
