import { expect, test } from 'vitest';
import { findAgain, recordOf } from './results.ts';

const change = (line: number) => ({
  file: 'rule.ts',
  line,
  kind: 'changed number',
  text: '1',
  replacement: '2',
  start: line * 10,
  end: line * 10 + 1,
});

test('a surviving mutant is found again where its text has moved', () => {
  const recorded = recordOf(change(20));
  expect(recorded).not.toHaveProperty('start');
  const others = [
    { ...change(21), file: 'other.ts' },
    { ...change(21), text: '4' },
  ];
  expect(findAgain([change(3), ...others, change(24), change(40)], recorded)).toEqual(change(24));
});

test("a mutant whose text is gone isn't replaced by another", () => {
  expect(() => findAgain([change(3)], { ...recordOf(change(3)), text: '9' })).toThrow(
    'rule.ts:3 does not hold "9" any more.',
  );
});
