import type { Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type ImportedCustomer = {
  readonly name: string;
  readonly phone: string;
  readonly createdAt: Date;
};

/** Writes customers of a store whose phones are new to it; answers their ids by phone. */
export async function createCustomers(
  tx: Tx,
  { storeId }: StoreScope,
  customers: readonly ImportedCustomer[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .insertInto('customers')
    .values(
      customers.map(({ name, phone, createdAt }) => ({
        store_id: storeId,
        name,
        phone,
        blocked: false,
        created_at: createdAt,
      })),
    )
    .returning(['id', 'phone'])
    .execute();
  return new Map(rows.map(({ id, phone }) => [phone, id]));
}
