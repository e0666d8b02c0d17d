import type { ErrorComponentProps } from '@tanstack/react-router';
import { explainFailure } from '../../lib/problem.ts';
import { FailedState } from '../../ui/states.tsx';

/** Instead of a screen that broke: what happened, and the way to load it again. */
export function FailedScreen({ error }: ErrorComponentProps) {
  return (
    <main>
      <FailedState
        title="This page could not be shown"
        cause={explainFailure(error)}
        onRetry={() => location.reload()}
      />
    </main>
  );
}
