import { describe, expect, test } from 'vitest';
import { applyMutant, findMutants } from './mutants.ts';

function mutated(source: string): string[] {
  return findMutants('rule.tsx', source).map((mutant) => applyMutant(source, mutant));
}

describe('the mutants of a source', () => {
  test.each([
    ['a call that is forgotten', 'await work.emit(event);', [';', 'void work.emit(event);']],
    ['a bound that moves by one', 'let x = a < b;', ['let x = (a <= b);']],
    ['an equality that turns around', 'let x = a === b;', ['let x = (a !== b);']],
    ['a sum that is subtracted the wrong way', 'let x = a - b;', ['let x = (a + b);']],
    ['a sum', 'let x = a + b;', ['let x = (a - b);']],
    ['the sign of an amount', 'let x = -amount;', ['let x = amount;']],
    ['a call of what is named as every object names it', 'let x = valueOf(a);', []],
    ['a rounding', 'let x = Math.round(a);', ['let x = Math.floor(a);']],
    ['two arguments', 'let x = f(a, b.c, d);', ['let x = f(b.c, a, d);']],
    ['a time zone', 'let x = f(4n, a.timeZone);', ["let x = f(4n, 'UTC');"]],
    [
      'a sound',
      "let x = playSound('accepted', volume);",
      ["let x = playSound('cancelled', volume);"],
    ],
    ['a condition that is met by one of two', 'let x = a && b;', ['let x = (a || b);']],
    ['a number that is no size', 'let x = { limit: 4 };', ['let x = { limit: 5 };']],
    [
      'a time that is twice as long',
      'let answerWithinMs = 20_000;',
      ['let answerWithinMs = 40000;'],
    ],
    [
      'a unit of time',
      'let worthMs = 5 * 60_000;',
      ['let worthMs = (5 / 60_000);', 'let worthMs = 6 * 60_000;', 'let worthMs = 5 * 120000;'],
    ],
    ['a limit', 'let x = a.limit(9);', ['let x = a;', 'let x = a.limit(10);']],
    ['a limit of the one row that is read', 'let x = a.limit(1);', []],
    ['a number of short times', 'let stepMs = 20;', ['let stepMs = 21;']],
    ['a list of numbers', 'let hours = [4];', ['let hours = [...[]];', 'let hours = [5];']],
    [
      'a literal',
      'let x = true * 4;',
      ['let x = false * 4;', 'let x = true * 5;', 'let x = (true / 4);'],
    ],
    ['a call that nobody waits for', 'void cache.refresh();', [';']],
    ['what is listed last', "let x = ['a', b];", ["let x = ['a', ...[]];"]],
    ['two values that are equal', 'let x = { a: d, b: d };', []],
    ['two arguments that are equal', 'let x = f(a, a);', []],
    ['two values', 'let x = { a: d, b: c };', ['let x = { a: c, b: d };']],
    [
      'an option',
      'f({ before: a, after });',
      [';', 'f({ ...{}, after });', 'f({ before: a, ...{} });'],
    ],
    ['a permission', "let x = can('bank:write');", ["let x = can('store:read');"]],
    ['a bound of a query', "let x = a.b('at', '<', c);", ["let x = a.b('at', '<=', c);"]],
    [
      'a condition in SQL',
      'let x = sql`a < ${b} and c`;',
      ['let x = sql`a <= ${b} and c`;', 'let x = sql`a < ${b} or c`;'],
    ],
    ['a branch and its guard', 'if (a) throw b;', [';', 'if (!(a)) throw b;']],
    ['a choice', 'let x = a ? b : c;', ['let x = !(a) ? b : c;']],
    ['a filter of a chain', 'let x = a.filter(b).map(c);', ['let x = a.map(c);']],
  ])('include %s', (_what, source, expected) => {
    expect(mutated(source).toSorted()).toEqual(expected.toSorted());
  });

  test.each([
    ['types', 'let x: A & { b: true } = c as 4;'],
    ['imports', "import { a } from 'b';"],
    ['the look of an element', 'let x = <A size={4} open />;'],
    ['the width of a column', "let x = { width: 136, key: 'amount' };"],
    ['the side on which a column has its text', "let x = { key: 'amount', numeric: true };"],
    ['the heights of a skeleton', 'let heights = [132, 184];'],
    ['what a hook depends on', 'let x = useMemo(a, [b]);'],
    ['values of two kinds', "let x = { a: 'd', b: c };"],
    ['options that are taken in', 'function f({ before, after = b }) {}'],
    ['texts that are put together', "let x = a + 'b' + `c`;"],
    ['texts', "let x = { a: 'd', b: 'c' };"],
    ['what is told to the console', "console.info('Read again.', error);"],
    ['the constructor of the parent', 'class A extends B { constructor() { super(); } }'],
  ])('exclude %s', (_what, source) => {
    expect(mutated(source)).toEqual([]);
  });

  test("can't be found in a source that doesn't parse", () => {
    expect(() => findMutants('rule.ts', 'let = ;')).toThrow('rule.ts does not parse');
  });
});
