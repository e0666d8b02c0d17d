import { Button } from '@mantine/core';
import { explainFailure } from '../../lib/api.ts';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { WaysOn } from './way-on.tsx';

/** A link is being looked up. */
export function LinkWaiting({ title }: { title: string }) {
  return (
    <div aria-busy>
      <ScreenHeader title={title}>
        <Delayed>One moment: the link is being checked.</Delayed>
      </ScreenHeader>
    </div>
  );
}

export interface LinkFailedProps {
  failure: unknown;
  again: () => void;
}

/** Whether a link works could not be found out. */
export function LinkFailed({ failure, again }: LinkFailedProps) {
  return (
    <>
      <div role="alert">
        <ScreenHeader title="The link could not be checked">
          {explainFailure(failure)} The link is still good.
        </ScreenHeader>
      </div>
      <WaysOn>
        <Button onClick={again}>Try again</Button>
      </WaysOn>
    </>
  );
}
