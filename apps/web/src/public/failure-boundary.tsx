import { Component, type ReactNode } from 'react';
import { FailedPage } from '../ui/feedback/failed-screen.tsx';

interface State {
  failure?: { readonly error: unknown };
}

/** Shows an error instead of a page that crashed or whose code couldn't be fetched. */
export class FailureBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <FailedPage error={failure.error} /> : this.props.children;
  }
}
