import { addMonths, type Day } from '../shared/zone.ts';

export const employmentFilters = ['EMPLOYED', 'FORMER', 'ALL'] as const;

export type EmploymentFilter = (typeof employmentFilters)[number];

/** Returns true if a person is employed on a day; the last day counts. */
export function isEmployed({ endDate }: { readonly endDate: Day | null }, today: Day): boolean {
  return endDate === null || endDate >= today;
}

const earliest = '1950-01-01';
const furthestAheadMonths = 12;

/** Returns the problem with the first day of an employment, if any. */
export function joiningDateProblem(day: Day, today: Day): string | undefined {
  if (day < earliest) return 'Joining date must not be before 1950.';
  if (day > addMonths(today, furthestAheadMonths)) {
    return 'Joining date must be within a year from today.';
  }
  return undefined;
}

/** Returns the problem with the last day of an employment, if any. */
export function endDateProblem(
  day: Day,
  { joiningDate, today }: { readonly joiningDate: Day | null; readonly today: Day },
): string | undefined {
  if (day < (joiningDate ?? earliest)) return 'End date must not be before the joining date.';
  if (day > addMonths(today, furthestAheadMonths)) {
    return 'End date must be within a year from today.';
  }
  return undefined;
}

type Searched = {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobileNumber: string;
  /** Absent, like the next field, for viewers who may not see it, so that they can't search in it. */
  readonly address?: string | undefined;
  readonly cnic?: string | undefined;
  readonly email: string;
  readonly designation: string;
  readonly endDate: Day | null;
};

export type EmployeesWanted = {
  /** Searches all recorded fields; empty finds everybody. */
  readonly search: string;
  readonly employment: EmploymentFilter;
};

const minDigits = 3;

/** Returns a list's employees in order, for the screen and its file. */
export function selectEmployees<Row extends Searched>(
  employees: readonly Row[],
  { search, employment }: EmployeesWanted,
  today: Day,
): Row[] {
  const text = search.trim().toLowerCase();
  const digits = /^[\d\s()+./-]+$/.test(text) ? text.replaceAll(/\D/g, '') : '';
  return employees.filter((one) => {
    if (employment !== 'ALL' && isEmployed(one, today) !== (employment === 'EMPLOYED'))
      return false;
    const numbers = [one.mobileNumber, one.cnic ?? ''].map((number) =>
      number.replaceAll(/\D/g, ''),
    );
    return (
      textOf(one).includes(text) ||
      (digits.length >= minDigits && numbers.some((number) => number.includes(digits)))
    );
  });
}

function textOf(one: Searched): string {
  const { firstName, lastName, mobileNumber, address, cnic, email, designation } = one;
  const name = `${firstName} ${lastName}`;
  return [name, mobileNumber, address, cnic, email, designation].join('\n').toLowerCase();
}
