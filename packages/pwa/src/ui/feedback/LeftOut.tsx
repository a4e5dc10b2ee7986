import { Component, type ReactNode } from 'react';

/** In ms. */
const BETWEEN_TRIES = 2_000;

type LeftOutProps = {
  /** When it turns true, that is another try. */
  readonly isWanted: boolean;
  readonly onFailed: () => void;
  /** Stands in the place of what failed. */
  readonly instead: ReactNode;
  /** Asked for each try, which may be of another piece. */
  readonly children: () => ReactNode;
};

type State = { readonly hasFailed: boolean; readonly wasWanted: boolean };

/**
 * Leaves out what fails, so that the page around it stays; tries again when the network comes back, and a few times
 * more: what tells of a network tells of it before it carries anything.
 */
export class LeftOut extends Component<LeftOutProps, State> {
  override state: State = { hasFailed: false, wasWanted: this.props.isWanted };
  /** How many more there are before the next network. */
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

  /** @param online where it is the network that has come back */
  private tryAgain = (online?: Event) => {
    if (online) this.tries = 3;
    this.setState({ hasFailed: false });
  };
}
