import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';
import { announceScreen } from './page-view.tsx';

type ErrorBoundaryProps = {
  readonly resetKey: string;
  readonly onFailed?: () => void;
  readonly children: ReactNode;
};

type State = { readonly error: unknown; readonly resetKey: string };

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error() };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override componentDidCatch() {
    announceScreen();
    this.props.onFailed?.();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <ErrorScreen error={error} onRetry={this.tryAgain} />;
  }

  private tryAgain = () => this.setState({ error: null });
}
