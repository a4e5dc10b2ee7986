import { Component, type ReactNode } from 'react';

/** Milliseconds between a failure and the next automatic retry. */
const BETWEEN_TRIES = 2_000;

type LeftOutProps = {
  readonly isWanted: boolean;
  readonly onFailed: () => void;
  readonly instead: ReactNode;
  readonly children: () => ReactNode;
};

type State = { readonly hasFailed: boolean; readonly wasWanted: boolean };

export class LeftOut extends Component<LeftOutProps, State> {
  override state: State = { hasFailed: false, wasWanted: this.props.isWanted };
  private tries = 0;

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ isWanted }: LeftOutProps, state: State): State {
    const isAskedAgain = isWanted && !state.wasWanted;
    return { hasFailed: state.hasFailed && !isAskedAgain, wasWanted: isWanted };
  }

  override componentDidMount() {
    addEventListener('online', this.tryAgain);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.tryAgain);
  }

  override componentDidCatch() {
    this.props.onFailed();
    if (this.tries-- > 0) setTimeout(this.tryAgain, BETWEEN_TRIES);
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children();
  }

  private tryAgain = (online?: Event) => {
    if (online) this.tries = 3;
    this.setState({ hasFailed: false });
  };
}
