import type { PlannedShift } from '@counter/contract/people';
import { IconPlus } from '@tabler/icons-react';
import { formatWeekDay } from '../../../lib/time/calendar.ts';
import { formatTimeOfDay } from '../../../lib/time/days.ts';
import classes from './plan.module.css';
import { text } from './plan.text.ts';

/** Actions on the days and shifts of a week; undefined if it is read-only. */
export interface PlanActions {
  onAdd: (day: string, employeeId?: number) => void;
  onChange: (shift: PlannedShift) => void;
}

/** Formats a time of day briefly: "2 PM", "14:05". */
function shortTime(time: string): string {
  return formatTimeOfDay(time).replace(/:00(?= )/, '');
}

interface ShiftProps {
  shift: PlannedShift;
  /** Shows the name, for lists by day. */
  named?: boolean;
  actions: PlanActions | undefined;
}

/** A planned shift; opens for editing if allowed. */
export function PlannedShiftChip({ shift, named = false, actions }: ShiftProps) {
  const { name, day, note } = shift;
  const from = shortTime(shift.start);
  const to = shortTime(shift.end);
  const content = (
    <>
      {named ? <strong className={classes.who}>{name}</strong> : null}{' '}
      <span className={classes.times}>
        <span>{text.from(from)}</span>
        <span>{to}</span>
      </span>{' '}
      {note === '' ? null : <span className={classes.note}>{note}</span>}
    </>
  );
  if (!actions) return <div className={classes.shift}>{content}</div>;
  // Starts with the visible text, so that voice control matches it.
  const visible = [named ? name : '', `${text.from(from)}${to}`, note].filter(Boolean).join(' ');
  const hidden = [named ? '' : name, formatWeekDay(day)].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className={classes.shift}
      aria-label={text.shift(visible, hidden)}
      onClick={() => actions.onChange(shift)}
    >
      {content}
    </button>
  );
}

interface AddProps {
  label: string;
  onClick: () => void;
}

/** Fills the rest of a day with a button that adds a shift. */
export function AddHere({ label, onClick }: AddProps) {
  return (
    <button type="button" className={classes.add} aria-label={label} onClick={onClick}>
      <IconPlus size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
