import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '../shared/zone.ts';
import {
  endDateProblem,
  isEmployed,
  joiningDateProblem,
  selectEmployees,
  type EmployeesWanted,
} from './employment.ts';

const today = '2026-11-22';

test('the last day of employment still counts', () => {
  expect(isEmployed({ endDate: null }, today)).toBe(true);
  expect(isEmployed({ endDate: today }, today)).toBe(true);
  expect(isEmployed({ endDate: '2026-11-21' }, today)).toBe(false);
});

test('employment may end on its first day but no earlier', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 300 }), fc.nat(5000), (begin, days) => {
      const joiningDate = addDays(today, begin);
      expect(joiningDateProblem(joiningDate, today)).toBeUndefined();
      expect(endDateProblem(joiningDate, { joiningDate, today })).toBeUndefined();
      const earlier = addDays(joiningDate, -days - 1);
      expect(endDateProblem(earlier, { joiningDate, today })).toBeDefined();
    }),
  );
});

const nora = {
  firstName: 'Nora',
  lastName: 'Lind',
  mobileNumber: '+1 (212) 555-0142',
  address: '12 Mill Lane',
  cnic: '42101-1234567-8',
  email: '',
  designation: 'Cook',
  endDate: null,
};
const adam = { ...nora, firstName: 'Adam', mobileNumber: '0300 9876543', endDate: '2026-01-31' };

describe('a list of employees', () => {
  it.each<[string, EmployeesWanted['employment'], string[]]>([
    ['', 'EMPLOYED', ['Nora']],
    ['', 'FORMER', ['Adam']],
    ['', 'ALL', ['Nora', 'Adam']],
    ['nora l', 'ALL', ['Nora']],
    ['LIND', 'ALL', ['Nora', 'Adam']],
    ['2125550142', 'ALL', ['Nora']],
    ['300-987', 'ALL', ['Adam']],
    ['421011234567', 'EMPLOYED', ['Nora']],
    ['mill lane cook', 'ALL', []],
  ])('finds by %j among %s', (search, employment, found) => {
    const rows = selectEmployees([nora, adam], { search, employment }, today);
    expect(rows.map(({ firstName }) => firstName)).toEqual(found);
  });

  it('lists everyone once, as employed or former', () => {
    const day = fc.integer({ min: -500, max: 500 }).map((days) => addDays(today, days));
    const people = fc.array(fc.option(day).map((endDate) => ({ ...nora, endDate })));
    fc.assert(
      fc.property(people, (all) => {
        const count = (employment: EmployeesWanted['employment']) =>
          selectEmployees(all, { search: '', employment }, today).length;
        expect(count('EMPLOYED') + count('FORMER')).toBe(count('ALL'));
      }),
    );
  });
});
