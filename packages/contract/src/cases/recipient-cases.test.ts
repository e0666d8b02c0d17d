import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { recipientForm } from '../notifications/index.ts';
import { recipientCases } from './recipient-form.ts';

it.each(recipientCases.cases)('validates the address $value: $message', ({ value, message }) => {
  const { error } = z.safeParse(recipientForm, { email: value });
  expect(error?.issues[0]?.message ?? null).toBe(message);
});
