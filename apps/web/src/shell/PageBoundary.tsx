import { ErrorScreen } from '@ziping/ui/screens/system/ErrorScreen';
import { Component, type ErrorInfo, type ReactNode } from 'react';

import { forgetFailedImports } from '../shared/lazy.ts';
import type {} from './hold-clicks.ts';

interface Props {
  /** A new key, such as the path, clears the error. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  resetKey: string;
}

/** Shows an error with a retry in place of what threw: of a page inside the bars around it, or of the whole frame. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
    forgetFailedImports();
    // Nothing else does, when the page has never been rendered.
    void window.__releaseClicks?.();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ErrorScreen onRetry={() => this.setState({ failed: false })} />;
  }
}
