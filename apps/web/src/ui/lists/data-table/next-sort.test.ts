import { expect, test } from 'vitest';
import { nextSort } from './next-sort.ts';

test.each([
  ['words begin with the first', { id: 'name' }, undefined, false],
  ['figures begin with the highest', { id: 'total', numeric: true }, undefined, true],
  ['dates begin with the latest', { id: 'visit', sortable: 'dates' }, undefined, true],
  ['a second press turns it round', { id: 'name' }, { column: 'name', descending: false }, true],
  ['a third one, too', { id: 'name' }, { column: 'name', descending: true }, false],
  ['another column begins anew', { id: 'name' }, { column: 'total', descending: true }, false],
] as const)('%s', (_name, column, sort, descending) => {
  expect(nextSort(column, sort)).toEqual({ column: column.id, descending });
});
