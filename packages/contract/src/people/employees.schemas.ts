import { z } from 'zod/mini';
import { textOr } from '../shared/absent.ts';
import { moneyAmount } from '../shared/amount-fields.ts';
import { dayInput } from '../shared/dates.ts';
import { optionalEmail, textBetween } from '../shared/fields.ts';
import { id, minorUnits, requiredText } from '../shared/schema.ts';
import { sensitive } from '../shared/sensitive.ts';
import { cnicNumber, contactNumber } from './person-fields.ts';
import { employmentFilters } from './employment.ts';
import { upTo } from '../shared/lengths.ts';

/** A current or former employee of a store. */
export const employee = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  mobileNumber: z.string(),
  address: sensitive(z.string(), 'people:private'),
  cnic: sensitive(z.string(), 'people:private'),
  /** Empty if not given. */
  email: z.string(),
  joiningDate: z.nullable(z.string()),
  designation: z.string(),
  /** Per month. */
  salary: sensitive(minorUnits, 'people:private'),
  currency: z.string(),
  notes: sensitive(z.string(), 'people:private'),
  /** The last day of employment; null if no end is set. */
  endDate: z.nullable(z.string()),
  endReason: sensitive(z.string(), 'people:private'),
  /** True if they can clock in. */
  hasPin: z.boolean(),
  olVersion: z.int(),
});

export type Employee = z.infer<typeof employee>;

/** Omit `id` or send 0 to add an employee; otherwise `olVersion` is the edited version. */
export const employeeRequest = z.object({
  storeId: id,
  id: z._default(z.int().check(z.minimum(0)), 0),
  olVersion: z.optional(z.int()),
  firstName: textBetween('Employee first name is required.', 2, 25),
  lastName: textBetween('Employee last name is required.', 2, 25),
  mobileNumber: contactNumber('Employee mobile number is required.'),
  address: textBetween('Employee address is required.', 10, 60),
  cnic: cnicNumber('Employee CNIC # is required.'),
  email: z._default(optionalEmail, ''),
  joiningDate: z._default(z.nullable(dayInput), null),
  designation: requiredText('Employee designation is required.', 50),
  salary: moneyAmount('Salary', 'Employee salary is required.'),
  notes: z._default(z.string().check(z.trim(), upTo(500)), ''),
});

export type EmployeeRequest = z.output<typeof employeeRequest>;

/** An employee's last day, and an optional reason. */
export const endEmploymentRequest = z.object({
  storeId: id,
  id,
  endDate: z.pipe(
    z.string(textOr('End date is required.')).check(z.minLength(1, 'End date is required.')),
    dayInput,
  ),
  reason: z._default(z.string().check(z.trim(), upTo(200)), ''),
});

export type EndEmploymentRequest = z.output<typeof endEmploymentRequest>;

export const resumeEmploymentRequest = z.object({ storeId: id, id });

export const employeeFileRequest = z.object({
  storeId: id,
  search: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  employment: z._default(z.enum(employmentFilters), 'EMPLOYED'),
});
