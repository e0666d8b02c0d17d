import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { questionForm } from '../feedback/index.ts';
import { questionCases } from './question-form.ts';

it.each(questionCases.cases)('validates $field $value: $message', (one) => {
  const { field, value, message, given } = one;
  const { error } = z.safeParse(questionForm, {
    ...questionCases.filled,
    ...given,
    [field]: value,
  });
  expect(error?.issues.find(({ path }) => path[0] === field)?.message ?? null).toBe(message);
});
