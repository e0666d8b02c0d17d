import { startOfNextDay } from '@counter/contract/menu';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { now } from '@counter/browser/clock';
import { instantInSentence } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { UntilDialog, type Until } from '../../../ui/overlays/until-dialog.tsx';
import classes from './product-form.module.css';
import { formText } from './form.text.ts';

interface AvailabilityFieldProps {
  available: boolean;
  /** ISO 8601; null means until somebody changes it. */
  until: string | null;
  error: string | undefined;
  onUntil: (until: string | null) => void;
  /** The availability checkbox. */
  children: ReactNode;
}

/** The availability of the product and, if it is unavailable, the time it returns. */
export function AvailabilityField(props: AvailabilityFieldProps) {
  const { available, until, error, onUntil, children } = props;
  const { timeZone } = useCurrentStore();
  const [confirming, setConfirming] = useState(false);

  function choose(chosen: Until) {
    setConfirming(false);
    const end = chosen === 'TODAY' ? startOfNextDay(new Date(now()), timeZone) : chosen;
    onUntil(end instanceof Date ? end.toISOString() : end);
  }

  return (
    <div>
      {children}
      {available ? null : (
        <div className={classes.until}>
          <span>
            {until === null
              ? formText.unavailableUntilChanged
              : formText.unavailableUntil(instantInSentence(until, timeZone))}
          </span>
          <Button variant="default" size="xs" onClick={() => setConfirming(true)}>
            {formText.chooseUntilWhen}
          </Button>
        </div>
      )}
      <p role="alert" className={classes.alert}>
        {error}
      </p>
      <UntilDialog
        opened={confirming}
        title={formText.markProductAsUnavailable}
        timeZone={timeZone}
        onChoose={choose}
        onClose={() => setConfirming(false)}
      />
    </div>
  );
}
