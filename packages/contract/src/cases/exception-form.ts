import { casesOf } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

/** The form for special hours. Its days are far in the future. */
export const exceptionFormCases: FormCases = {
  filled: { name: 'Thanksgiving', firstDay: '2090-11-23', lastDay: '2090-11-24' },
  cases: [
    ...casesOf('name', [
      ['', 'Name is required'],
      ['   ', 'Name is required'],
      ['N'.repeat(61), 'Use at most 60 characters'],
      ['N'.repeat(60), null],
    ]),
    ...casesOf('firstDay', [
      ['', 'First day is required'],
      ['2090-11-22', null],
    ]),
    ...casesOf('lastDay', [
      ['', 'Last day is required'],
      ['2090-11-22', 'Last day must not be before the first day'],
      ['2091-11-24', 'Choose at most one year'],
      ['2090-11-23', null],
      ['2091-11-23', null],
    ]),
  ],
};
