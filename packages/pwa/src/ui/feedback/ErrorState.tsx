import type { ReactNode } from 'react';
import { Button } from '../form/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export type ErrorStateProps = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
};

/** Says that content could not be loaded, and offers a retry. Screen readers announce it. */
export function ErrorState({ title, children, onRetry, retrying, level }: ErrorStateProps) {
  const retry = onRetry && (
    <Button icon="retry" pending={retrying} onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState icon="warning" title={title} actions={retry} level={level}>
        {children}
      </EmptyState>
    </div>
  );
}
