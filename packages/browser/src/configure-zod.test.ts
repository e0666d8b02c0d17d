import { expect, test } from 'vitest';
import { z } from 'zod/mini';

test("gives a field's error in our words, and doesn't try to compile code", async () => {
  await import('./configure-zod.ts');
  const { error } = z.safeParse(z.string().check(z.minLength(1)), '');
  expect(error?.issues[0]?.message).toBe('This field is required');
  expect(z.config().jitless).toBe(true);
});
