import { Component, type ReactNode, Suspense } from 'react';
import { ErrorState } from '../feedback/ErrorState.js';
import { PageSpinner } from '../feedback/Skeleton.js';
import { SHELL_TEXT as TEXT } from './shell.texts.js';

interface State {
  error: Error | undefined;
}

/** Around one page: waits for its code, and keeps the navigation usable when the page breaks. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    if (this.state.error) {
      return (
        <ErrorState
          title={TEXT.broken}
          error={this.state.error}
          // A new version on the server removes the old version's files: only a full load finds the new ones.
          onRetry={() => location.reload()}
          retryLabel={TEXT.reload}
        />
      );
    }
    return <Suspense fallback={<PageSpinner />}>{this.props.children}</Suspense>;
  }
}
