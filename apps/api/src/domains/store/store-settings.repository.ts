import type { Selectable, Updateable } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Database, Db, Tx } from './store.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { profileOf } from './create-store.repository.ts';

/** Serializes changes of a store's settings until the transaction ends. */
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

/** Returns the store's public information. Fields are empty for stores created before profiles existed. */
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

/** Returns the information shown in the web store. */
export async function findPublicInfo(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('stores')
    .leftJoin('storeProfiles', 'storeProfiles.storeId', 'stores.id')
    .where('stores.id', '=', storeId)
    .innerJoin('storeSettings', 'storeSettings.storeId', 'stores.id')
    .select(['stores.name', 'stores.branchName', 'stores.address', 'stores.image'])
    .select(['storeSettings.brandColor', 'storeSettings.coverImage'])
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

/** The look of a web store. */
export type LookFacts = {
  readonly brandColor: string | null;
  readonly coverImage: string | null;
  readonly logo: string | null;
};

export async function findLook(db: Db | Tx, { storeId }: StoreScope): Promise<LookFacts> {
  return db
    .selectFrom('stores')
    .innerJoin('storeSettings', 'storeSettings.storeId', 'stores.id')
    .where('stores.id', '=', storeId)
    .select(['storeSettings.brandColor', 'storeSettings.coverImage', 'stores.image as logo'])
    .executeTakeFirstOrThrow();
}

export async function updateLook(
  tx: Tx,
  { storeId }: StoreScope,
  { logo, ...look }: LookFacts,
): Promise<void> {
  await tx.updateTable('stores').set({ image: logo }).where('id', '=', storeId).execute();
  await tx.updateTable('storeSettings').set(look).where('storeId', '=', storeId).execute();
}

type Row = Selectable<Database['storeSettings']>;

/** Columns that are changed elsewhere: the toggle and the marketplace's rates. */
type Apart =
  | 'storeId'
  | 'online'
  | 'ownDeliveryHours'
  | 'deliveredFeeRate'
  | 'pickedUpFeeRate'
  | 'deliveryCommissionRate';

/** A settings column that the store itself controls. */
export type SettingColumn = Exclude<keyof Row, Apart>;

/** Returns the given settings columns. Amounts in minor units, the tax rate in parts per million. */
export async function findSettings<Column extends SettingColumn>(
  db: Db | Tx,
  { storeId }: Pick<StoreScope, 'storeId'>,
  columns: readonly Column[],
): Promise<Pick<Row, Column>> {
  const row: unknown = await db
    .selectFrom('storeSettings')
    .where('storeId', '=', storeId)
    .select(columns)
    .executeTakeFirstOrThrow();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns that were selected
  return row as Pick<Row, Column>;
}

/** Returns which of the given stores want messages about unheard orders. */
export async function findStoresWarned(
  db: Db | Tx,
  storeIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('storeSettings')
    .where('storeId', '=', anyOf(storeIds))
    .where('unheardMessage', '<>', 'OFF')
    .select('storeId')
    .execute();
  return new Set(rows.map(({ storeId }) => storeId));
}

export async function updateSettings(
  tx: Tx,
  { storeId }: Pick<StoreScope, 'storeId'>,
  values: Readonly<Pick<Updateable<Database['storeSettings']>, SettingColumn>>,
): Promise<void> {
  await tx.updateTable('storeSettings').set(values).where('storeId', '=', storeId).execute();
}
