import { isEmployed, type Employee } from '@counter/contract/people';
import { text } from '../people.text.ts';

/** How an employee is called. */
export function fullName({ firstName, lastName }: Employee): string {
  return `${firstName} ${lastName}`;
}

type Facts = Pick<Employee, 'joiningDate' | 'endDate'>;

/** Since when, or until when, somebody works here; empty where nothing is known. */
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
