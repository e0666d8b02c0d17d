import type { z } from 'zod/mini';

/** Request fields that identify the target and are not stored. */
const claims = ['userId', 'storeId', 'businessId', 'id', 'olVersion'] as const;

type Claim = (typeof claims)[number];

/** The stored fields of a request, without those in `Apart`. */
export type FormField<Request, Apart extends keyof Request = never> = Exclude<
  keyof Request & string,
  Apart | Claim
>;

/**
 * Returns the stored fields of a form. If each is named like its column, reading, writing and comparing can use this
 * list, and the contract alone names a new field. `apart` lists fields that are stored elsewhere.
 */
export function formFields<Request, Apart extends keyof Request & string = never>(
  request: z.core.$ZodObject & z.core.$ZodType<Request>,
  apart: readonly Apart[] = [],
): readonly FormField<Request, Apart>[] {
  const others: ReadonlySet<string> = new Set([...claims, ...apart]);
  const names = Object.keys(request._zod.def.shape).filter((name) => !others.has(name));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the schema
  return names as FormField<Request, Apart>[];
}
