import { sql } from 'kysely';
import type { Tx } from './customers.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type ImportedCustomer = {
  readonly name: string;
  readonly phone: string;
  readonly createdAt: Date;
};

export type ImportedBlock = {
  /** Empty for somebody who has never ordered. */
  readonly name: string;
  readonly phone: string;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
};

/** Writes customers of a store whose orders it does not want and whose phones are new to it. */
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
        storeId,
        name,
        phone,
        blocked: false,
        createdAt,
      })),
    )
    .returning(['id', 'phone'])
    .execute();
  // Orders refer to them, and the planner takes the table for empty.
  await sql`analyze customers`.execute(tx);
  return new Map(rows.map(({ id, phone }) => [phone, id]));
}
