import type { Claim, StoreThing } from '@counter/contract/endpoint';
import type { Db } from '../db/schema.ts';
import { ProblemError } from '../kernel/problem.ts';

/** Finds the store of each kind of thing. The domain that owns the thing provides it. */
export type StoreFinders = Readonly<
  Record<StoreThing, (db: Db, id: number) => Promise<number | undefined>>
>;

export type FindingParts = { readonly db: Db; readonly storeFinders: StoreFinders };

/**
 * Finds a thing's store.
 * @throws ProblemError NOT_FOUND
 */
export async function storeIdOf(
  { db, storeFinders }: FindingParts,
  thing: StoreThing,
  id: number,
): Promise<number> {
  const storeId = await storeFinders[thing](db, id);
  if (storeId === undefined) throw new ProblemError('NOT_FOUND', `There is no ${thing} ${id}.`);
  return storeId;
}

/** Splits a claim into the part of the call and its field. */
export function partsOfClaim(claim: Claim): readonly ['params' | 'query' | 'body', string] {
  const [part, field = ''] = claim.split('.');
  return [part === 'body' || part === 'query' ? part : 'params', field];
}

/** Returns a field of a value that may not be an object. */
export function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, field)?.value;
}
