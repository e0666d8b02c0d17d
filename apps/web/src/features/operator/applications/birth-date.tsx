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
  /** The date without the year. */
  masked: string;
}

/** A masked date of birth. A button reveals it until the page is left. */
export function BirthDate({ storeId, masked }: BirthDateProps) {
  // A retry after a lost response uses the same key.
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

/** Focuses the revealed date, because the focused button is gone. */
function focus(shown: HTMLElement | null) {
  shown?.focus();
}
