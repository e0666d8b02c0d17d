import type { Db } from '../db/schema.ts';
import { existingStore, toScope } from './make-scope.ts';
import type { StoreScope } from './scope.ts';

/** Lets Counter itself (a timer) act on a store. @throws ProblemError NOT_FOUND for an unknown store. */
export async function scopeForSystem(db: Db, storeId: number, name: string): Promise<StoreScope> {
  return toScope(await existingStore(db, storeId), { kind: 'system', name }, null, null);
}
