import type { z } from 'zod/mini';

/** Fields of a request that say what is meant, and are not kept. */
type Claim = 'userId' | 'storeId' | 'id' | 'olVersion';

const claims: ReadonlySet<string> = new Set<Claim>(['userId', 'storeId', 'id', 'olVersion']);

/** The fields of a request that are kept. */
export type FormField<Request> = Exclude<keyof Request & string, Claim>;

/**
 * Returns the fields that a form sends to be kept. Where each is called like its column, reading, writing and
 * comparing take them from here, and a new one is named in the contract alone.
 */
export function formFields<Request>(
  request: z.core.$ZodObject & z.core.$ZodType<Request>,
): readonly FormField<Request>[] {
  const names = Object.keys(request._zod.def.shape).filter((name) => !claims.has(name));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the schema
  return names as FormField<Request>[];
}
