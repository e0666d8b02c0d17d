import type { OptionalStep } from '@counter/contract/analytics';
import { Button } from '@mantine/core';
import { explainFailure } from '../../../lib/api.ts';
import { toastFailure } from '../../../ui/feedback/toast.ts';
import { useSkipFirstStep } from '../../store/index.ts';
import { firstStepsText as text } from './first-steps.text.ts';

interface SkipButtonProps {
  step: OptionalStep;
  skipped: boolean;
}

/** Skips a step for the store, or restores it. */
export function SkipButton({ step, skipped }: SkipButtonProps) {
  const { mutate } = useSkipFirstStep({
    onRefused: (_, error) => toastFailure(text.notChanged(explainFailure(error))),
  });
  const { title } = text.steps[step];
  return (
    <Button
      variant="subtle"
      aria-label={skipped ? text.bringBackStep(title) : text.skipStep(title)}
      onClick={() => mutate({ step, skipped: !skipped })}
    >
      {skipped ? text.bringBack : text.skip}
    </Button>
  );
}
