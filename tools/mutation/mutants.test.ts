import { describe, expect, test } from 'vitest';
import { applyMutant, findMutants } from './mutants.ts';

function mutated(source: string): string[] {
  return findMutants('rule.tsx', source).map((mutant) => applyMutant(source, mutant));
}

describe('the mutants of a source', () => {
  test.each([
    ['a call that is forgotten', 'await work.emit(event);', [';']],
    ['a bound that moves by one', 'let x = a < b;', ['let x = (a <= b);']],
    ['an equality that turns around', 'let x = a === b;', ['let x = (a !== b);']],
    ['a sum that is subtracted the wrong way', 'let x = a - b;', ['let x = (a + b);']],
    ['a condition that is met by one of two', 'let x = a && b;', ['let x = (a || b);']],
    ['a literal', 'let x = [true, 4];', ['let x = [false, 4];', 'let x = [true, 5];']],
    ['a branch and its guard', 'if (a) throw b;', [';', 'if (!(a)) throw b;']],
    ['a choice', 'let x = a ? b : c;', ['let x = !(a) ? b : c;']],
    ['a filter of a chain', 'let x = a.filter(b).map(c);', ['let x = a.map(c);']],
  ])('hold %s', (_what, source, expected) => {
    expect(mutated(source).toSorted()).toEqual(expected.toSorted());
  });

  test.each([
    ['types', 'let x: A & { b: true } = c as 4;'],
    ['imports', "import { a } from 'b';"],
    ['the look of an element', 'let x = <A size={4} open />;'],
    ['the constructor of the parent', 'class A extends B { constructor() { super(); } }'],
  ])('leave %s alone', (_what, source) => {
    expect(mutated(source)).toEqual([]);
  });

  test('do not exist for what does not parse', () => {
    expect(() => findMutants('rule.ts', 'let = ;')).toThrow('rule.ts does not parse');
  });
});
