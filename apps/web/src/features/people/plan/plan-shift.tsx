import type { PlannedShift } from '@counter/contract/people';
import { IconPlus } from '@tabler/icons-react';
import { formatWeekDay } from '../../../lib/time/calendar.ts';
import { formatTimeOfDay } from '../../../lib/time/days.ts';
import classes from './plan.module.css';
import { text } from './plan.text.ts';

/** The actions on the days and shifts of a week; undefined for those who only read it. */
export interface PlanActions {
  onAdd: (day: string, employeeId?: number) => void;
  onChange: (shift: PlannedShift) => void;
}

/** A time of day in little space: "2 PM", "14:05". */
function shortTime(time: string): string {
  return formatTimeOfDay(time).replace(/:00(?= )/, '');
}

interface ShiftProps {
  shift: PlannedShift;
  /** The name on a list by day. */
  named?: boolean;
  actions: PlanActions | undefined;
}

/** A planned shift; a press changes it. */
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
  // Begins with what is visible: people say it to control the screen by voice.
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

/** The rest of a day, to be pressed for a new shift. */
export function AddHere({ label, onClick }: AddProps) {
  return (
    <button type="button" className={classes.add} aria-label={label} onClick={onClick}>
      <IconPlus size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
