import { isEmployed, type Employee } from '@counter/contract/people';
import { text } from '../people.text.ts';

/** Returns the full name of an employee. */
export function fullName({ firstName, lastName }: Employee): string {
  return `${firstName} ${lastName}`;
}

type Facts = Pick<Employee, 'joiningDate' | 'endDate'>;

/** Describes the start or end of an employment; empty if unknown. */
export function describeEmployment(
  { joiningDate, endDate }: Facts,
  today: string,
  format: (day: string) => string,
): string {
  if (endDate !== null) {
    return isEmployed({ endDate }, today)
      ? text.employees.until(format(endDate))
      : text.employees.left(format(endDate));
  }
  if (joiningDate === null) return '';
  return joiningDate > today
    ? text.employees.from(format(joiningDate))
    : text.employees.since(format(joiningDate));
}
