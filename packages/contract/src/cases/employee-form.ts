import {
  casesOf,
  emailCases,
  lengthCases,
  moneyCases,
  optionalCases,
  requiredCases,
  typedCasesOf,
} from './field-cases.ts';
import type { FormCase, FormCases } from './form-case.ts';

const phone = 'Phone number must be a valid phone number';

/** Cases for a phone number of 8 to 20 characters. */
export function contactNumberCases(field: string, required: string): FormCase[] {
  return casesOf(field, [
    ['', required],
    ['   ', required],
    ['1234567', 'Use at least 8 characters'],
    [' 1234567 ', 'Use at least 8 characters'],
    ['12345678', null],
    ['12345678901234567890', null],
    ['123456789012345678901', 'Use at most 20 characters'],
    ['call my sister', phone],
    ['+1 (212) 555-0142', null],
  ]);
}

/** Cases for an identity card number. */
export function cnicCases(field: string, required: string): FormCase[] {
  return casesOf(field, [
    ['', required],
    ['   ', required],
    ['4210112', 'invalid'],
    [' 4210112 ', 'invalid'],
    ['42101123', null],
    ['42101-1234567-8', null],
    ['AB 123456', null],
    ['42101234567890123456', null],
    ['421012345678901234567', 'invalid'],
    ['42101/1234567', 'invalid'],
  ]);
}

/** The employee form. */
export const employeeFormCases: FormCases = {
  filled: {
    firstName: 'Nora',
    lastName: 'Lind',
    mobileNumber: '+1 212 555 0142',
    address: '12 Mill Lane, Springfield',
    cnic: '42101-1234567-8',
    email: 'nora@bakery.test',
    joiningDate: '2024-03-01',
    designation: 'Cook',
    salary: '2,800.00',
    notes: 'Mornings only.',
  },
  sent: { salary: 280_000 },
  cases: [
    ...lengthCases('firstName', 'Employee first name is required.', { minimum: 2, maximum: 25 }),
    ...lengthCases('lastName', 'Employee last name is required.', { minimum: 2, maximum: 25 }),
    ...contactNumberCases('mobileNumber', 'Employee mobile number is required.'),
    ...lengthCases('address', 'Employee address is required.', { minimum: 10, maximum: 60 }),
    ...cnicCases('cnic', 'Employee CNIC # is required.'),
    ...emailCases('email', '').filter(({ message }) => message !== ''),
    ...casesOf('email', [
      ['', null],
      ['   ', null],
    ]),
    ...typedCasesOf('joiningDate', [
      ['', null, null],
      ['1949-12-31', '1949-12-31', 'Joining date must not be before 1950.'],
      ['1950-01-01', '1950-01-01', null],
      ['2024-02-29', '2024-02-29', null],
      ['2999-01-01', '2999-01-01', 'Joining date must be within a year from today.'],
    ]),
    ...requiredCases('designation', 'Employee designation is required.', 50),
    ...moneyCases('salary', 'Salary', 'Employee salary is required.'),
    ...optionalCases('notes', 500),
  ],
};
