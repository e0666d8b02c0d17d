import { explainFailure } from '../../lib/problem.ts';
import { feedbackText } from './feedback.text.ts';
import { FailedState } from './states.tsx';

export interface FailedScreenProps {
  error: unknown;
}

/** The error messages of browsers and our loader for code that can't be fetched. */
const missingCode = /preload CSS|imported module|importing a module/i;
const notFetched = feedbackText.pageNotLoaded;

/** Replaces a screen that crashed, within its frame: the cause, and a button to reload. */
export function FailedScreen({ error }: FailedScreenProps) {
  return (
    <FailedState
      title={feedbackText.pageNotShown}
      cause={missingCode.test(String(error)) ? notFetched : explainFailure(error)}
      onRetry={() => location.reload()}
    />
  );
}

/** Replaces the whole page if the frame crashed, too. */
export function FailedPage(props: FailedScreenProps) {
  return (
    <main>
      <FailedScreen {...props} />
    </main>
  );
}
