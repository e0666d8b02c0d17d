import { writeLongDay } from '@counter/contract/shared';
import { useState } from 'react';
import { dates } from '../../../lib/time/date-format.ts';
import { createKey } from '@counter/browser/idempotency-key';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { useShowBirthDate } from '../operator.queries.ts';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';
import { applicationsText as text } from './applications.text.ts';
import classes from './birth-date.module.css';

interface BirthDateProps {
  storeId: number;
  /** Without the year. */
  masked: string;
}

/** A date of birth, masked until a press shows it: once, until the page is left. */
export function BirthDate({ storeId, masked }: BirthDateProps) {
  // A press that is tried again after a lost answer is the same press.
  const [press] = useState(createKey);
  const { mutate, data, isPending } = useShowBirthDate({
    onRefused: (sent, error) => toastRefusal(text.birthDateNotShown, error, () => mutate(sent)),
  });
  if (data) {
    return (
      <span ref={focus} tabIndex={-1} className={classes.shown}>
        {writeLongDay(data.data.dateOfBirth, dates())}
        <span className={classes.note}>{text.birthDateIsLogged}</span>
      </span>
    );
  }
  return (
    <span className={classes.masked}>
      {masked}
      <PendingButton
        size="xs"
        variant="default"
        busy={isPending}
        onClick={() => mutate({ storeId, press })}
      >
        {text.showBirthDate}
      </PendingButton>
      <span className={classes.note}>{text.birthDateOnce}</span>
    </span>
  );
}

/** The button that was pressed is gone: the focus goes on to what it showed. */
function focus(shown: HTMLElement | null) {
  shown?.focus();
}
