import type { z } from 'zod/mini';

/** Fields of a request that say what is meant, and are not kept. */
const claims = ['userId', 'storeId', 'businessId', 'id', 'olVersion'] as const;

type Claim = (typeof claims)[number];

/** The fields of a request that are kept, without those named as `Apart`. */
export type FormField<Request, Apart extends keyof Request = never> = Exclude<
  keyof Request & string,
  Apart | Claim
>;

/**
 * Returns the fields that a form sends to be kept. Where each is called like its column, reading, writing and
 * comparing take them from here, and a new one is named in the contract alone. `apart` are the fields that
 * are kept otherwise.
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
