import type { BusinessForm } from '@counter/contract/store';
import { z } from 'zod/mini';
import { readStored, writeStored } from '@counter/browser/storage';

const key = 'counter.business-form';

const shared = z.object({
  acceptEmail: z.boolean(),
  email: z.string(),
  number: z.string(),
  whatapp: z.string(),
  businessTerms: z.string(),
});

const kept = z.nullable(z.object({ userId: z.number(), values: shared }));

type Shared = z.infer<typeof shared>;

/**
 * Returns the values of this person's last business that the next one can reuse; empty if another person used this
 * browser.
 */
export function readRemembered(userId: number): Partial<Shared> {
  const remembered = readStored(key, kept, null);
  return remembered?.userId === userId ? remembered.values : {};
}

/** Stores the values to reuse for the next business, or deletes them if the form says so. */
export function remember(userId: number, form: BusinessForm): void {
  if (form.remember === false) return writeStored(key, undefined);
  writeStored(key, { userId, values: shared.parse(form) });
}
