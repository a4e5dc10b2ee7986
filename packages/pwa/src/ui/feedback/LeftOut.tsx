import { Component, type ReactNode } from 'react';

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

/** Leaves out what fails, so that the page around it stays; tries again when the network comes back. */
export class LeftOut extends Component<LeftOutProps, State> {
  override state: State = { hasFailed: false, wasWanted: this.props.isWanted };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ isWanted }: LeftOutProps, state: State): State {
    const isAskedAgain = isWanted && !state.wasWanted;
    return { hasFailed: state.hasFailed && !isAskedAgain, wasWanted: isWanted };
  }

  override componentDidMount() {
    window.addEventListener('online', this.tryAgain);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.tryAgain);
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children();
  }

  private tryAgain = () => this.setState({ hasFailed: false });
}
