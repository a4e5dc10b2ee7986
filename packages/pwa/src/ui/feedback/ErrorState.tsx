import type { ReactNode } from 'react';
import { Button } from '../form/Button.tsx';
import { useOnline } from '../layout/use-device.ts';
import { EmptyState } from './EmptyState.tsx';

export type ErrorStateProps = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onRetry: () => void;
  readonly retrying?: boolean | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
  readonly actions?: ReactNode;
};

export function ErrorState({ title, children, onRetry, retrying, level, actions }: ErrorStateProps) {
  const isOnline = useOnline();
  if (!isOnline)
    return (
      <EmptyState
        icon="offline"
        title={`This ${level === 1 ? 'page' : 'section'} isn’t saved on this device`}
        actions={actions}
        level={level}
      >
        When you’re offline, TwoSides shows what’s saved on this device. The rest will load on its own when you’re back
        online.
      </EmptyState>
    );
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={title}
        level={level}
        actions={
          <>
            <Button icon="retry" pending={retrying} onClick={onRetry}>
              Try again
            </Button>
            {actions}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
