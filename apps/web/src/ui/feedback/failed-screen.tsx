import { explainFailure } from '../../lib/problem.ts';
import { feedbackText } from './feedback.text.ts';
import { FailedState } from './states.tsx';

export interface FailedScreenProps {
  error: unknown;
}

/** The errors of browsers and our loader for code that can't be fetched. */
const missingCode = /preload CSS|imported module|importing a module/i;
const notFetched = feedbackText.pageNotLoaded;

/** Instead of a screen that broke, in its frame: what happened, and the way to load it again. */
export function FailedScreen({ error }: FailedScreenProps) {
  return (
    <FailedState
      title={feedbackText.pageNotShown}
      cause={missingCode.test(String(error)) ? notFetched : explainFailure(error)}
      onRetry={() => location.reload()}
    />
  );
}

/** The same where the frame broke, too. */
export function FailedPage(props: FailedScreenProps) {
  return (
    <main>
      <FailedScreen {...props} />
    </main>
  );
}
