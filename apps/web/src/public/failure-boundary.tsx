import { Component, type ReactNode } from 'react';
import { FailedPage } from '../ui/feedback/failed-screen.tsx';

interface State {
  failure?: { readonly error: unknown };
}

/** Shows what happened instead of a page that broke, or whose code could not be fetched. */
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
