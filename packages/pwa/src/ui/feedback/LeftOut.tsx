import { Component, type ReactNode } from 'react';

/** Milliseconds. */
const BETWEEN_TRIES = 2_000;

type LeftOutProps = {
  /** Turning true retries. */
  readonly isWanted: boolean;
  readonly onFailed: () => void;
  /** The fallback. */
  readonly instead: ReactNode;
  /** Called per try, which may differ. */
  readonly children: () => ReactNode;
};

type State = { readonly hasFailed: boolean; readonly wasWanted: boolean };

/**
 * An error boundary that hides a failing part. Retries when the network returns, plus a few times, because that event
 * comes before the network works.
 */
export class LeftOut extends Component<LeftOutProps, State> {
  override state: State = { hasFailed: false, wasWanted: this.props.isWanted };
  /** Tries left before the next network event. */
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

  /** @param online set if the network returned */
  private tryAgain = (online?: Event) => {
    if (online) this.tries = 3;
    this.setState({ hasFailed: false });
  };
}
