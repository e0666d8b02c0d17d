import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

it('keeps what identifies the program and drops values and rows', () => {
  const error = Object.assign(
    new Error('invalid input syntax for type integer: "Ada Byron\nof London"'),
    {
      severity: 'ERROR',
      routine: 'pg_strtoint32_safe',
      code: '22P02',
      detail: 'Failing row contains (Ada Byron)',
      where: "unnamed portal parameter $1 = 'Ada Byron'",
    },
  );
  const described = describeError(error);
  expect(described).toMatchObject({
    type: 'Error',
    message: 'invalid input syntax for type integer',
    code: '22P02',
    routine: 'pg_strtoint32_safe',
  });
  expect(JSON.stringify(described)).not.toMatch(/Ada|London/);
});

it("includes an error's causes and keeps other programs' messages in full", () => {
  const cause = new Error('the answer was: "no"');
  expect(describeError(new Error('refused', { cause }))).toMatchObject({
    message: 'refused',
    cause: { message: 'the answer was: "no"' },
  });
  expect(JSON.stringify(describeError(cause))).toContain('describe-error.test.ts');
  expect(describeError('no error')).toBe('no error');
});
