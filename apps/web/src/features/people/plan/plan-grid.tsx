import { formatShortDay, formatWeekDay, formatWeekday } from '../../../lib/time/calendar.ts';
import { formatHours } from '../clock/hours-words.ts';
import { AddHere, PlannedShiftChip, type PlanActions } from './plan-shift.tsx';
import type { PlannedRow, PlannedWeek } from './plan-week.ts';
import { PlannedHours } from './planned-hours.tsx';
import classes from './plan.module.css';
import { text } from './plan.text.ts';

interface PlanGridProps {
  week: PlannedWeek;
  today: string;
  actions: PlanActions | undefined;
}

/** A week with a row per employee and a column per day, each with its planned hours. */
export function PlanGrid({ week, today, actions }: PlanGridProps) {
  return (
    <div className={classes.scroller}>
      <table className={classes.grid} aria-label={text.title}>
        <thead>
          <tr>
            <th scope="col" className={classes.name}>
              {text.employee}
            </th>
            {week.days.map(({ day }) => (
              <th key={day} scope="col" data-today={day === today || undefined}>
                <span className={classes.weekday}>{formatWeekday(day)}</span> {formatShortDay(day)}
              </th>
            ))}
            <th scope="col" className={classes.hours}>
              {text.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {week.rows.map((row) => (
            <Row key={row.employeeId} row={row} today={today} actions={actions} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={classes.name}>
              {text.total}
            </th>
            {week.days.map(({ day, minutes }) => (
              <td key={day} data-today={day === today || undefined}>
                {minutes === 0 ? '' : formatHours(minutes)}
              </td>
            ))}
            <td className={classes.hours}>{formatHours(week.minutes)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface RowProps {
  row: PlannedRow;
  today: string;
  actions: PlanActions | undefined;
}

function Row({ row: { employeeId, name, days, minutes }, today, actions }: RowProps) {
  return (
    <tr>
      <th scope="row" className={classes.name}>
        {name}
      </th>
      {days.map(({ day, shifts }) => (
        <td key={day} data-today={day === today || undefined}>
          <div className={classes.cell}>
            {shifts.map((shift) => (
              <PlannedShiftChip key={shift.id} shift={shift} actions={actions} />
            ))}
            {actions ? (
              <AddHere
                label={text.add(name, formatWeekDay(day))}
                onClick={() => actions.onAdd(day, employeeId)}
              />
            ) : null}
          </div>
        </td>
      ))}
      <td className={classes.hours}>
        <PlannedHours minutes={minutes} />
      </td>
    </tr>
  );
}
