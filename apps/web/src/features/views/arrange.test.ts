import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { Column } from '../../ui/lists/data-table.tsx';
import { arranged, choicesOf, toKeep } from './arrange.ts';

const column = (id: string, more: Partial<Column<object>> = {}): Column<object> => ({
  id,
  header: id.toUpperCase(),
  cell: () => id,
  ...more,
});
const box = column('box', { control: true });
const actions = column('actions', { head: 'Actions' });
const table = [box, column('name'), column('a'), column('b'), column('c'), actions];
const idsOf = (columns: readonly { readonly id: string }[]) => columns.map(({ id }) => id);

test('the name, checkboxes and actions keep their place', () => {
  const kept = ['c', 'name', 'actions', 'box', 'a', 'b'].map((id) => ({ id, shown: id !== 'a' }));
  expect(idsOf(arranged(table, kept))).toEqual(['box', 'name', 'c', 'b', 'actions']);
  expect(arranged(table, [])).toBe(table);
});

test('a column added later comes after the one it follows by default', () => {
  const kept = ['c', 'a'].map((id) => ({ id, shown: true }));
  expect(idsOf(choicesOf(table, kept))).toEqual(['c', 'a', 'b']);
  expect(idsOf(choicesOf(table, [{ id: 'b', shown: false }]))).toEqual(['a', 'b', 'c']);
});

test('columns that a smaller screen hides stay remembered', () => {
  const kept = ['c', 'b', 'a'].map((id) => ({ id, shown: id !== 'b' }));
  const small = table.filter(({ id }) => id !== 'b');
  expect(toKeep([...choicesOf(small, kept)].toReversed(), kept)).toEqual([
    { id: 'a', shown: true },
    { id: 'c', shown: true },
    { id: 'b', shown: false },
  ]);
});

test('a table shows each column once and hides only hidden ones, whatever is remembered', () => {
  const ids = fc.constantFrom('box', 'name', 'a', 'b', 'c', 'actions', 'gone');
  const someKept = fc.uniqueArray(fc.record({ id: ids, shown: fc.boolean() }), {
    selector: ({ id }) => id,
  });
  fc.assert(
    fc.property(someKept, (kept) => {
      const movable = ['a', 'b', 'c'];
      const hidden = kept.filter(({ id, shown }) => !shown && movable.includes(id));
      const expected = idsOf(table).filter((id) => hidden.every((one) => one.id !== id));
      expect(idsOf(arranged(table, kept)).toSorted()).toEqual(expected.toSorted());
      const again = toKeep(choicesOf(table, kept), kept);
      expect(arranged(table, again)).toEqual(arranged(table, kept));
    }),
  );
});
