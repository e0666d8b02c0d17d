import type { ErrorComponentProps } from '@tanstack/react-router';
import { explainFailure } from '../../lib/problem.ts';
import { FailedState } from '../../ui/feedback/states.tsx';
import { text } from '../app.text.ts';

/** The errors of browsers and our loader for code that can't be fetched. */
const missingCode = /preload CSS|imported module|importing a module/i;
const notFetched = text.itCouldNotBeFetched;

/** Instead of a screen that broke, in its frame: what happened, and the way to load it again. */
export function FailedScreen({ error }: ErrorComponentProps) {
  return (
    <FailedState
      title={text.thisPageCouldNotBe}
      cause={missingCode.test(String(error)) ? notFetched : explainFailure(error)}
      onRetry={() => location.reload()}
    />
  );
}

/** The same where the frame broke, too. */
export function FailedPage(props: ErrorComponentProps) {
  return (
    <main>
      <FailedScreen {...props} />
    </main>
  );
}
