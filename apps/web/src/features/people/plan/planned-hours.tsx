import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatHours } from '../clock/hours-words.ts';
import classes from './plan.module.css';
import { text } from './plan.text.ts';

/** In minutes. */
const fullWeek = 40 * 60;

/** A person's planned hours in a week, with a warning if they exceed a full week. */
export function PlannedHours({ minutes }: { minutes: number }) {
  if (minutes <= fullWeek) return minutes === 0 ? '' : formatHours(minutes);
  const over = formatHours(minutes - fullWeek);
  const words = text.overFullWeek(over);
  return (
    <span className={classes.over}>
      {formatHours(minutes)}{' '}
      <span className={classes.overBy} title={words}>
        <IconAlertTriangle size={12} aria-hidden />
        <span aria-hidden>{text.overBy(over)}</span>
        <VisuallyHidden>{words}</VisuallyHidden>
      </span>
    </span>
  );
}
