import { IconPlus } from '@tabler/icons-react';
import { formatWeekDay } from '../../../lib/time/calendar.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { LineList } from '../../../ui/lists/line-list.tsx';
import { formatHours } from '../clock/hours-words.ts';
import { PlannedShiftChip, type PlanActions } from './plan-shift.tsx';
import type { PlannedWeek } from './plan-week.ts';
import { PlannedHours } from './planned-hours.tsx';
import classes from './plan.module.css';
import { text } from './plan.text.ts';

interface PlanListProps {
  week: PlannedWeek;
  today: string;
  actions: PlanActions | undefined;
}

/** A week on phones: each day with its shifts, then the planned hours of each employee. */
export function PlanList({ week, today, actions }: PlanListProps) {
  const planned = week.rows.filter(({ minutes }) => minutes > 0);
  return (
    <div className={classes.list}>
      {week.days.map(({ day, shifts, minutes }) => (
        <section
          key={day}
          className={classes.day}
          aria-label={formatWeekDay(day)}
          data-today={day === today || undefined}
        >
          <header className={classes.dayHead}>
            <h3>{formatWeekDay(day)}</h3>
            <span className={classes.sum}>{minutes === 0 ? '' : formatHours(minutes)}</span>
            {actions ? (
              <IconButton label={text.addOn(formatWeekDay(day))} onClick={() => actions.onAdd(day)}>
                <IconPlus size={20} stroke={1.75} aria-hidden />
              </IconButton>
            ) : null}
          </header>
          {shifts.length === 0 ? <p className={classes.off}>{text.dayOff}</p> : null}
          {shifts.map((shift) => (
            <PlannedShiftChip key={shift.id} shift={shift} named actions={actions} />
          ))}
        </section>
      ))}
      {planned.length === 0 ? null : (
        <section className={classes.day} aria-label={text.byEmployee}>
          <header className={classes.dayHead}>
            <h3>{text.byEmployee}</h3>
          </header>
          <LineList
            label={text.byEmployee}
            empty=""
            lines={planned.map(({ employeeId, name, minutes }) => ({
              key: String(employeeId),
              title: name,
              value: <PlannedHours minutes={minutes} />,
            }))}
          />
        </section>
      )}
    </div>
  );
}
