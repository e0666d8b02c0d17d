import type { Tx } from './customers.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type ImportedCustomer = {
  readonly name: string;
  readonly phone: string;
  readonly createdAt: Date;
};

export type ImportedBlock = {
  /** Empty for a person who has never ordered. */
  readonly name: string;
  readonly phone: string;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
};

/** Inserts blocked customers whose phones are new to the store. */
export async function createBlockedCustomers(
  tx: Tx,
  { storeId }: StoreScope,
  customers: readonly ImportedBlock[],
): Promise<void> {
  if (customers.length === 0) return;
  await tx
    .insertInto('customers')
    .values(
      customers.map(({ name, phone, reason, by, at }) => ({
        storeId,
        name,
        phone,
        blocked: true,
        blockedReason: reason,
        blockedBy: by,
        blockedAt: at,
        createdAt: at,
      })),
    )
    .execute();
}

/** Inserts customers whose phones are new to the store. Returns their IDs by phone. */
export async function createCustomers(
  tx: Tx,
  { storeId }: StoreScope,
  customers: readonly ImportedCustomer[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .insertInto('customers')
    .values(
      customers.map(({ name, phone, createdAt }) => ({
        storeId,
        name,
        phone,
        blocked: false,
        createdAt,
      })),
    )
    .returning(['id', 'phone'])
    .execute();
  return new Map(rows.map(({ id, phone }) => [phone, id]));
}
