import { Button } from '../../ui/actions/button.tsx';
import { explainFailure } from '../../lib/api.ts';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { NextSteps } from './next-steps.tsx';
import { text } from './auth.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** Shown while a link is looked up. */
export function LinkWaiting({ title }: { title: string }) {
  return (
    <div aria-busy>
      <ScreenHeader title={title}>
        <Delayed>{text.checkingLink}</Delayed>
      </ScreenHeader>
    </div>
  );
}

export interface LinkFailedProps {
  failure: unknown;
  again: () => void;
}

/** Says that a link could not be checked. */
export function LinkFailed({ failure, again }: LinkFailedProps) {
  return (
    <>
      <div role="alert">
        <ScreenHeader title={text.linkNotChecked}>
          {text.linkStillWorks(explainFailure(failure))}
        </ScreenHeader>
      </div>
      <NextSteps>
        <Button onClick={again}>{uiText.tryAgain}</Button>
      </NextSteps>
    </>
  );
}
