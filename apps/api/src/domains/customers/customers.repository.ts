import type { Work } from '../../platform/work.ts';

/** Finds a customer by phone and takes over the name they go by now; a new phone is a new customer. */
export async function saveCustomer(
  { tx, scope, at }: Work,
  { name, phone }: { readonly name: string; readonly phone: string },
): Promise<{ readonly id: number; readonly blocked: boolean }> {
  return tx
    .insertInto('customers')
    .values({ store_id: scope.storeId, name, phone, blocked: false, created_at: at })
    .onConflict((conflict) => conflict.columns(['store_id', 'phone']).doUpdateSet({ name }))
    .returning(['id', 'blocked'])
    .executeTakeFirstOrThrow();
}
