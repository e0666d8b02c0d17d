import {
  endDateProblem,
  joiningDateProblem,
  type Employee,
  type EmployeeRequest,
  type EndEmploymentRequest,
} from '@counter/contract/people';
import { dayAt } from '@counter/contract/shared';
import { checkVersion } from '../../platform/events/check-version.ts';
import type { Db } from '../../platform/db/schema.ts';
import { refusedField } from '../../platform/kernel/problem.ts';
import { differenceOf } from '../../platform/kernel/difference.ts';
import { pick } from '../../platform/kernel/pick.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import { oncePerKey } from '../../platform/events/once.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { recordPerson } from './audit-entry.ts';
import {
  createEmployee,
  employeeFields,
  findEmployeeRows,
  lockEmployee,
  updateEmployee,
  updateEmploymentEnd,
  type EmployeeFacts,
  type EmployeeRow,
  type EmploymentEnd,
} from './employees.repository.ts';

/** Returns all current and former employees of the store, by name. */
export async function findEmployees(db: Db, scope: StoreScope): Promise<Employee[]> {
  return (await findEmployeeRows(db, scope)).map(toEmployee);
}

function toEmployee({ changedBy: _by, changedAt: _at, ...employee }: EmployeeRow): Employee {
  return employee;
}

/**
 * Adds or updates an employee; returns their id. The same idempotency key returns the same employee.
 * @throws ProblemError NOT_FOUND, CHANGED_MEANWHILE if someone else saved them first, INVALID_FIELDS for an implausible
 * joining date, IDEMPOTENCY_KEY_REUSED
 */
export async function saveEmployee(
  work: Work,
  request: EmployeeRequest,
  key: string | undefined,
): Promise<number> {
  return oncePerKey(work, { key, request }, async () => {
    const { joiningDate } = request;
    const problem = joiningDate && joiningDateProblem(joiningDate, todayOf(work));
    if (problem) throw refusedField('joiningDate', problem);
    return request.id === 0 ? addEmployee(work, request) : changeEmployee(work, request);
  });
}

async function addEmployee(work: Work, request: EmployeeRequest): Promise<number> {
  const facts = factsOf(request);
  const id = await createEmployee(work, facts);
  recordPerson(work, changeOf('employee.create', id, facts), {}, facts);
  return id;
}

async function changeEmployee(work: Work, request: EmployeeRequest): Promise<number> {
  const { id, olVersion } = request;
  const before = await findLocked(work, id);
  const changes = { entity: 'employee', id, fields: [...employeeFields, 'endDate', 'endReason'] };
  await checkVersion({ ...before, name: nameOf(before), changes }, olVersion, work);
  const facts = factsOf(request);
  const was = { ...factsOf(before), currency: before.currency };
  const is = { ...facts, currency: work.scope.currency };
  if (!differenceOf(was, is)) return id;
  const { endDate } = before;
  if (endDate !== null) checkEnd(work, endDate, facts.joiningDate);
  await updateEmployee(work, id, facts);
  recordPerson(work, changeOf('employee.update', id, facts), was, is);
  return id;
}

/**
 * Sets the last day of an employment; returns the employee.
 * @throws ProblemError NOT_FOUND, INVALID_FIELDS for a day before the joining date or far in the future
 */
export async function endEmployment(work: Work, request: EndEmploymentRequest): Promise<Employee> {
  const { id, endDate, reason } = request;
  const before = await findLocked(work, id);
  checkEnd(work, endDate, before.joiningDate);
  return setEnd(work, before, { endDate, endReason: reason }, 'employee.end');
}

/** Removes the last day of an employment; returns the employee. @throws ProblemError NOT_FOUND */
export async function resumeEmployment(work: Work, id: number): Promise<Employee> {
  const before = await findLocked(work, id);
  return setEnd(work, before, { endDate: null, endReason: '' }, 'employee.resume');
}

/** Sets the end of an employment. Does nothing if it is already set so. */
async function setEnd(
  work: Work,
  before: EmployeeRow,
  after: EmploymentEnd,
  action: 'employee.end' | 'employee.resume',
): Promise<Employee> {
  const { id, endDate, endReason } = before;
  if (endDate === after.endDate && endReason === after.endReason) return toEmployee(before);
  await updateEmploymentEnd(work, id, after);
  recordPerson(work, changeOf(action, id, before), { endDate, endReason }, after);
  return toEmployee({ ...before, ...after, olVersion: before.olVersion + 1 });
}

function checkEnd(work: Work, endDate: string, joiningDate: string | null): void {
  const problem = endDateProblem(endDate, { joiningDate, today: todayOf(work) });
  if (problem) throw refusedField('endDate', problem);
}

async function findLocked({ tx, scope }: Work, id: number): Promise<EmployeeRow> {
  const row = await lockEmployee(tx, scope, id);
  if (!row) throw notFoundIn(scope, 'employee');
  return row;
}

function todayOf({ at, scope }: Work): string {
  return dayAt(at, scope.timeZone);
}

function changeOf<Action extends `employee.${string}`>(
  action: Action,
  id: number,
  facts: EmployeeFacts,
) {
  return { action, entity: 'employee', id, name: nameOf(facts) } as const;
}

function nameOf({ firstName, lastName }: EmployeeFacts): string {
  return `${firstName} ${lastName}`;
}

function factsOf(from: EmployeeFacts): EmployeeFacts {
  return pick(from, employeeFields);
}
