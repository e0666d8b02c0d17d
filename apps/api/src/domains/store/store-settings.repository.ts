import type { DeliveryMethod } from '@counter/contract/orders';
import type { OrderExpiry } from '@counter/contract/store';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { profileOf } from './create-store.repository.ts';

/** Has the changes of a store's settings wait for one another until the transaction ends. */
export async function lockSettings(tx: Tx, { storeId }: StoreScope): Promise<void> {
  await tx
    .selectFrom('store_settings')
    .where('store_id', '=', storeId)
    .forUpdate()
    .select('store_id')
    .executeTakeFirstOrThrow();
}

/** The store's public information. */
export type StoreInfoFacts = {
  readonly name: string;
  readonly address: string;
  readonly phoneNumber: string;
  readonly website: string;
  readonly description: string;
};

/** A store from before profiles were kept says less. */
export async function findStoreInfo(db: Db | Tx, { storeId }: StoreScope): Promise<StoreInfoFacts> {
  return db
    .selectFrom('stores')
    .leftJoin('store_profiles', 'store_profiles.store_id', 'stores.id')
    .where('stores.id', '=', storeId)
    .select((eb) => [
      'stores.name',
      'stores.address',
      eb.fn.coalesce('store_profiles.phone_number', eb.val('')).as('phoneNumber'),
      eb.fn.coalesce('store_profiles.website', eb.val('')).as('website'),
      eb.fn.coalesce('store_profiles.description', eb.val('')).as('description'),
    ])
    .executeTakeFirstOrThrow();
}

/** Returns the information on a store's own page. */
export async function findPublicInfo(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('stores')
    .leftJoin('store_profiles', 'store_profiles.store_id', 'stores.id')
    .where('stores.id', '=', storeId)
    .select(['stores.name', 'stores.branch_name as branchName', 'stores.address', 'stores.image'])
    .select((eb) => [
      eb.fn.coalesce('store_profiles.phone_number', eb.val('')).as('phoneNumber'),
      eb.fn.coalesce('store_profiles.description', eb.val('')).as('description'),
    ])
    .executeTakeFirstOrThrow();
}

export async function updateStoreInfo(
  tx: Tx,
  { storeId }: StoreScope,
  { name, address, phoneNumber, website, description }: StoreInfoFacts,
): Promise<void> {
  await tx.updateTable('stores').set({ name, address }).where('id', '=', storeId).execute();
  const profile = { phone_number: phoneNumber, website, description };
  const blank = profileOf(phoneNumber);
  await tx
    .insertInto('store_profiles')
    .values({
      store_id: storeId,
      ...profile,
      land_mark: blank.landMark,
      profile_name: blank.profileName,
      email: blank.email,
      whatsapp_number: blank.whatsappNumber,
      terms: blank.terms,
      accepts_email: blank.acceptsEmail,
      accepts_calls: blank.acceptsCalls,
      accepts_whatsapp: blank.acceptsWhatsapp,
    })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet(profile))
    .execute();
}

/** The tax rate in parts per million, and what customers are told who pick up. */
export type AccountFacts = { readonly taxRate: number; readonly pickupInstructions: string };

export async function findAccount(db: Db | Tx, { storeId }: StoreScope): Promise<AccountFacts> {
  return db
    .selectFrom('store_settings')
    .where('store_id', '=', storeId)
    .select(['tax_rate as taxRate', 'pickup_instructions as pickupInstructions'])
    .executeTakeFirstOrThrow();
}

/** Changes one of the two or both. */
export async function updateAccount(
  tx: Tx,
  { storeId }: StoreScope,
  { taxRate, pickupInstructions }: Partial<AccountFacts>,
): Promise<void> {
  await tx
    .updateTable('store_settings')
    .set({
      ...(taxRate === undefined ? {} : { tax_rate: taxRate }),
      ...(pickupInstructions === undefined ? {} : { pickup_instructions: pickupInstructions }),
    })
    .where('store_id', '=', storeId)
    .execute();
}

/** The ordering settings, and the rules for orders that nobody accepts. */
export type OrderingFacts = {
  /** Minor units. */
  readonly minimumOrder: number;
  readonly deliveryMethods: readonly DeliveryMethod[];
  readonly preparationMinutes: number;
  readonly orderExpiry: OrderExpiry;
  readonly expiryMinutes: number;
};

export async function findOrdering(
  db: Db | Tx,
  { storeId }: Pick<StoreScope, 'storeId'>,
): Promise<OrderingFacts> {
  return db
    .selectFrom('store_settings')
    .where('store_id', '=', storeId)
    .select(['minimum_order as minimumOrder', 'delivery_methods as deliveryMethods'])
    .select(['preparation_minutes as preparationMinutes', 'order_expiry as orderExpiry'])
    .select('expiry_minutes as expiryMinutes')
    .executeTakeFirstOrThrow();
}

export async function updateOrdering(
  tx: Tx,
  { storeId }: StoreScope,
  facts: OrderingFacts,
): Promise<void> {
  await tx
    .updateTable('store_settings')
    .set({
      minimum_order: facts.minimumOrder,
      delivery_methods: facts.deliveryMethods,
      preparation_minutes: facts.preparationMinutes,
      order_expiry: facts.orderExpiry,
      expiry_minutes: facts.expiryMinutes,
    })
    .where('store_id', '=', storeId)
    .execute();
}
