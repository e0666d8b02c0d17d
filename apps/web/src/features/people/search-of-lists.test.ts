import { expect, test } from 'vitest';
import {
  dayValues,
  findMisread,
  idValues,
  pageValues,
  textValues,
  wordValues,
} from '../../testing/find-misread.ts';
import { clockSearch } from './clock/clock-search.ts';
import { employeesSearch, wantedOf } from './employees/employees-search.ts';
import { personFormSearch } from './form-search.ts';
import { ridersSearch } from './riders/riders-search.ts';

test('the address of the employees keeps what makes sense', () => {
  expect(
    findMisread(employeesSearch, {
      search: textValues,
      show: wordValues('former', 'all'),
      size: { kept: [10, 25], left: [5, 11, '10', null] },
      page: pageValues,
      open: idValues,
    }),
  ).toEqual([]);
});

test('employees who left are asked for by name alone', () => {
  expect(wantedOf({})).toEqual({ search: '', employment: 'EMPLOYED' });
  expect(wantedOf({ search: 'Nora', show: 'former' })).toEqual({
    search: 'Nora',
    employment: 'FORMER',
  });
  expect(wantedOf({ show: 'all' })).toEqual({ search: '', employment: 'ALL' });
});

test('the addresses of the riders, of the time clock and of a form keep what makes sense', () => {
  const riders = { search: textValues, duty: wordValues('on', 'off') };
  expect(findMisread(ridersSearch, riders)).toEqual([]);
  const clock = {
    from: dayValues,
    to: dayValues,
    range: wordValues('TODAY', 'LAST_7_DAYS'),
    view: wordValues('plan', 'hours'),
  };
  expect(findMisread(clockSearch, clock)).toEqual([]);
  expect(findMisread(personFormSearch, { id: idValues })).toEqual([]);
});
