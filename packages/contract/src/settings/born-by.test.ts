import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { bornBy, representativeFields } from './bank-details.schemas.ts';

const { dateOfBirth } = representativeFields;
const form = z.object({ dateOfBirth }).check(bornBy(() => '2026-03-04'));

test.each([
  ['2026-03-03', null],
  ['2026-03-04', null],
  ['2026-03-05', 'Date of birth cannot be in the future'],
])('on 2026-03-04, a date of birth of %s: %s', (born, message) => {
  const { error } = z.safeParse(form, { dateOfBirth: born });
  expect(error?.issues[0]?.message ?? null).toBe(message);
});
