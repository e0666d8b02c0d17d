import type { Employee } from '@counter/contract/people';
import { dayAt, formatMoney, formatPhone } from '@counter/contract/shared';
import { formatCalendarDay } from '../../../lib/time/calendar.ts';
import { now } from '@counter/browser/clock';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import classes from '../people.module.css';
import { describeEmployment, fullName } from './employee-words.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../people.text.ts';

const columns: readonly Column<Employee>[] = [
  {
    id: 'name',
    header: uiText.name,
    width: 232,
    cell: (one) => <TwoLines top={fullName(one)} bottom={<Employment employee={one} />} />,
  },
  {
    id: 'mobile',
    header: text.employees.mobile,
    width: 168,
    cell: (one) => <span className={classes.whole}>{formatPhone(one.mobileNumber)}</span>,
  },
  {
    id: 'address',
    header: uiText.address,
    cell: (one) => (
      <span className={classes.cell}>
        <span className={classes.cut} title={one.address}>
          {one.address}
        </span>
      </span>
    ),
  },
  {
    id: 'salary',
    header: text.employees.salary,
    width: 136,
    numeric: true,
    cell: (one) => <TwoLines top={salaryOf(one)} bottom={text.employees.perMonth} />,
  },
  {
    id: 'designation',
    header: text.employees.designation,
    width: 168,
    cell: (one) => one.designation,
  },
];

const isPrivate = ({ id }: Column<Employee>) => id === 'address' || id === 'salary';

/** The columns, depending on whether the person may see private data. */
export const employeeColumns = {
  all: columns,
  public: columns.filter((column) => !isPrivate(column)),
} as const;

/** An employee as a card, for phones. */
export function employeeCard(one: Employee): CardParts {
  return {
    title: fullName(one),
    badge: one.designation,
    detail: formatPhone(one.mobileNumber),
    value: one.salary === undefined ? null : text.employees.salaryPerMonth(salaryOf(one)),
    note: (
      <>
        {one.address === undefined ? null : (
          <>
            {one.address}
            <br />
          </>
        )}
        <Employment employee={one} />
      </>
    ),
  };
}

function salaryOf({ salary, currency }: Employee): string {
  return formatMoney(salary, currency);
}

/** Shows the start or end of an employment. */
export function Employment({ employee }: { employee: Employee }) {
  const { timeZone } = useCurrentStore();
  return describeEmployment(employee, dayAt(new Date(now()), timeZone), formatCalendarDay);
}
