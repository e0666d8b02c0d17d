import type { DeliveryMethod } from '@counter/contract/orders';
import type { OrderExpiry } from '@counter/contract/store';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { profileOf } from './create-store.repository.ts';

/** Has the changes of a store's settings wait for one another until the transaction ends. */
export async function lockSettings(tx: Tx, { storeId }: StoreScope): Promise<void> {
  await tx
    .selectFrom('storeSettings')
    .where('storeId', '=', storeId)
    .forUpdate()
    .select('storeId')
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
    .leftJoin('storeProfiles', 'storeProfiles.storeId', 'stores.id')
    .where('stores.id', '=', storeId)
    .select((eb) => [
      'stores.name',
      'stores.address',
      eb.fn.coalesce('storeProfiles.phoneNumber', eb.val('')).as('phoneNumber'),
      eb.fn.coalesce('storeProfiles.website', eb.val('')).as('website'),
      eb.fn.coalesce('storeProfiles.description', eb.val('')).as('description'),
    ])
    .executeTakeFirstOrThrow();
}

/** Returns the information on a store's own page. */
export async function findPublicInfo(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('stores')
    .leftJoin('storeProfiles', 'storeProfiles.storeId', 'stores.id')
    .where('stores.id', '=', storeId)
    .select(['stores.name', 'stores.branchName', 'stores.address', 'stores.image'])
    .select((eb) => [
      eb.fn.coalesce('storeProfiles.phoneNumber', eb.val('')).as('phoneNumber'),
      eb.fn.coalesce('storeProfiles.description', eb.val('')).as('description'),
    ])
    .executeTakeFirstOrThrow();
}

export async function updateStoreInfo(
  tx: Tx,
  { storeId }: StoreScope,
  { name, address, phoneNumber, website, description }: StoreInfoFacts,
): Promise<void> {
  await tx.updateTable('stores').set({ name, address }).where('id', '=', storeId).execute();
  const profile = { phoneNumber, website, description };
  const blank = profileOf(phoneNumber);
  await tx
    .insertInto('storeProfiles')
    .values({
      storeId,
      ...profile,
      landMark: blank.landMark,
      profileName: blank.profileName,
      email: blank.email,
      whatsappNumber: blank.whatsappNumber,
      terms: blank.terms,
      acceptsEmail: blank.acceptsEmail,
      acceptsCalls: blank.acceptsCalls,
      acceptsWhatsapp: blank.acceptsWhatsapp,
    })
    .onConflict((conflict) => conflict.column('storeId').doUpdateSet(profile))
    .execute();
}

/** The tax rate in parts per million, and what customers are told who pick up. */
export type AccountFacts = { readonly taxRate: number; readonly pickupInstructions: string };

export async function findAccount(db: Db | Tx, { storeId }: StoreScope): Promise<AccountFacts> {
  return db
    .selectFrom('storeSettings')
    .where('storeId', '=', storeId)
    .select(['taxRate', 'pickupInstructions'])
    .executeTakeFirstOrThrow();
}

/** Changes one of the two or both. */
export async function updateAccount(
  tx: Tx,
  { storeId }: StoreScope,
  { taxRate, pickupInstructions }: Partial<AccountFacts>,
): Promise<void> {
  await tx
    .updateTable('storeSettings')
    .set({
      ...(taxRate === undefined ? {} : { taxRate }),
      ...(pickupInstructions === undefined ? {} : { pickupInstructions }),
    })
    .where('storeId', '=', storeId)
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
    .selectFrom('storeSettings')
    .where('storeId', '=', storeId)
    .select(['minimumOrder', 'deliveryMethods'])
    .select(['preparationMinutes', 'orderExpiry'])
    .select('expiryMinutes')
    .executeTakeFirstOrThrow();
}

export async function updateOrdering(
  tx: Tx,
  { storeId }: StoreScope,
  facts: OrderingFacts,
): Promise<void> {
  await tx
    .updateTable('storeSettings')
    .set({
      minimumOrder: facts.minimumOrder,
      deliveryMethods: facts.deliveryMethods,
      preparationMinutes: facts.preparationMinutes,
      orderExpiry: facts.orderExpiry,
      expiryMinutes: facts.expiryMinutes,
    })
    .where('storeId', '=', storeId)
    .execute();
}
