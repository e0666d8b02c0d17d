import type { Role } from '@counter/contract/shared';
import type { Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type ImportedStore = {
  readonly storeUrl: string;
  readonly name: string;
  readonly branchName: string;
  readonly address: string;
  readonly image: string | null;
  readonly approved: boolean;
  readonly timeZone: string;
  readonly createdAt: Date;
  /** Cents. */
  readonly minimumOrder: number;
  /** Basis points. */
  readonly taxRate: number;
  readonly preparationMinutes: number;
  /** The marketplace's commission, basis points. */
  readonly deliveredFeeRate: number;
  readonly pickedUpFeeRate: number;
  readonly members: readonly { readonly userId: number; readonly role: Role }[];
};

/** Writes a store that is open around the clock, with its settings and members; answers its id. */
export async function importStore(tx: Tx, store: ImportedStore): Promise<number> {
  const { id } = await tx
    .insertInto('stores')
    .values({
      store_url: store.storeUrl,
      name: store.name,
      branch_name: store.branchName,
      address: store.address,
      image: store.image,
      approved: store.approved,
      verified: store.approved,
      currency: 'USD',
      time_zone: store.timeZone,
      created_at: store.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await createSettings(tx, id, store);
  await createMembers(tx, id, store);
  return id;
}

async function createSettings(tx: Tx, storeId: number, store: ImportedStore): Promise<void> {
  await tx
    .insertInto('store_settings')
    .values({
      store_id: storeId,
      online: store.approved,
      minimum_order: store.minimumOrder,
      tax_rate: store.taxRate,
      preparation_minutes: store.preparationMinutes,
      delivered_fee_rate: store.deliveredFeeRate,
      picked_up_fee_rate: store.pickedUpFeeRate,
    })
    .execute();
}

async function createMembers(
  tx: Tx,
  storeId: number,
  { members, createdAt }: ImportedStore,
): Promise<void> {
  await tx
    .insertInto('store_members')
    .values(
      members.map(({ userId, role }) => ({
        store_id: storeId,
        user_id: userId,
        role,
        created_at: createdAt,
      })),
    )
    .execute();
}

export type ImportedStatusChange = {
  readonly online: boolean;
  readonly userId: number;
  readonly at: Date;
};

/** Writes who opened and closed a store in the past, oldest first. */
export async function importStatusChanges(
  tx: Tx,
  { storeId }: StoreScope,
  changes: readonly ImportedStatusChange[],
): Promise<void> {
  await tx
    .insertInto('store_status_changes')
    .values(
      changes.map(({ online, userId, at }) => ({
        store_id: storeId,
        online,
        changed_by: userId,
        changed_at: at,
      })),
    )
    .execute();
}
