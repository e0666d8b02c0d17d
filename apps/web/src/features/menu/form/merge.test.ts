import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differingParts, mergeForms, takeParts, type FormPart } from './merge.ts';

type Values = {
  version: number;
  name: string;
  limited: boolean;
  limit: number | null;
  tags: string[];
};

const parts: FormPart<Values>[] = [
  { label: 'Name', names: ['name'], show: ({ name }) => name },
  { label: 'Limit', names: ['limited', 'limit'], show: ({ limit }) => String(limit) },
  { label: 'Tags', names: ['tags'], show: ({ tags }) => tags.join() },
];

const base: Values = { version: 1, name: 'Rye', limited: false, limit: null, tags: ['a'] };
const labels = (one: Values, other: Values) =>
  differingParts(parts, one, other).map(({ label }) => label);

test('lists the parts that differ, however many values they have', () => {
  expect(labels(base, { ...base, tags: ['a'] })).toEqual([]);
  expect(labels(base, { ...base, version: 2 })).toEqual([]);
  expect(labels(base, { ...base, limited: true, limit: 5 })).toEqual(['Limit']);
  expect(labels(base, { ...base, name: 'Wheat', tags: [] })).toEqual(['Name', 'Tags']);
});

test('an unreadable value differs from an empty one', () => {
  expect(labels(base, { ...base, limit: Number.NaN })).toEqual(['Limit']);
});

test("merges others' changes with mine, and mine win in a conflict", () => {
  const mine = { ...base, name: 'Rye bread' };
  const theirs = { ...base, version: 2, name: 'Dark rye', tags: ['b'] };
  expect(mergeForms(parts, { base, mine, theirs })).toEqual({
    ...theirs,
    name: 'Rye bread',
  });
});

const forms = fc.record({
  version: fc.nat(),
  name: fc.string(),
  limited: fc.boolean(),
  limit: fc.option(fc.nat(), { nil: null }),
  tags: fc.array(fc.string()),
});

test('keeps every local change and takes everything else from the other version', () => {
  fc.assert(
    fc.property(forms, forms, forms, (from, mine, theirs) => {
      const merged = mergeForms(parts, { base: from, mine, theirs });
      const touched = differingParts(parts, from, mine);
      const untouched = parts.filter((part) => !touched.includes(part));
      expect(differingParts(touched, merged, mine)).toEqual([]);
      expect(differingParts(untouched, merged, theirs)).toEqual([]);
      expect(merged.version).toBe(theirs.version);
      expect(takeParts(merged, theirs, parts)).toEqual(theirs);
    }),
  );
});
