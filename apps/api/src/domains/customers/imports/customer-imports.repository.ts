import { sql, type Selectable } from 'kysely';
import type { Database, Db, Tx, Work } from '../customers.tables.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';

/** The status of a phone number in the store before an import. */
export type KnownPhone = {
  readonly phone: string;
  readonly isCustomer: boolean;
  readonly consented: boolean;
  /** The time of the last withdrawal by its owner; null without one. */
  readonly withdrawnAt: Date | null;
};

/** Finds the numbers of a file that the store knows. */
export async function findKnownPhones(
  db: Db | Tx,
  { storeId }: StoreScope,
  phones: readonly string[],
): Promise<KnownPhone[]> {
  const { rows } = await sql<KnownPhone>`
    select given.phone,
      exists (
        select from customers c where c.store_id = ${storeId} and c.phone = given.phone
      ) as is_customer,
      exists (
        select from sms_consents s
        where s.store_id = ${storeId} and s.phone = given.phone and s.withdrawn_at is null
      ) as consented,
      (
        select max(s.withdrawn_at) from sms_consents s
        where s.store_id = ${storeId} and s.phone = given.phone
          and s.withdrawn_how <> 'IMPORT_UNDONE'
      ) as withdrawn_at
    from unnest(${phones}::text[]) given (phone)`.execute(db);
  return rows;
}

export type ImportRow = Omit<Selectable<Database['customerImports']>, 'storeId'>;

/** Inserts an import and returns its ID. */
export async function createImport(
  { tx, scope, at }: Work,
  counts: Pick<ImportRow, 'fileName' | 'added' | 'known' | 'refused' | 'consents'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('customerImports')
    .values({
      storeId: scope.storeId,
      ...counts,
      createdBy: scope.actor.name,
      createdAt: at,
      undoneBy: null,
      undoneAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts the new customers of an import. Skips those who have become customers meanwhile. */
export async function createImported(
  { tx, scope, at }: Work,
  importId: number,
  customers: readonly { readonly name: string; readonly phone: string }[],
): Promise<void> {
  await sql`
    insert into customers (store_id, name, phone, blocked, created_at, import_id)
    select ${scope.storeId}::bigint, name, phone, false, ${at}::timestamptz, ${importId}::bigint
    from jsonb_to_recordset(${JSON.stringify(customers)}::jsonb) as given (name text, phone text)
    on conflict (store_id, phone) do nothing`.execute(tx);
}

/** A consent with its evidence. */
export type ProvenConsent = {
  readonly phone: string;
  readonly givenAt: Date;
  readonly note: string;
};

/** Inserts the consents of an import. */
export async function createProvenConsents(
  { tx, scope }: Work,
  importId: number,
  consents: readonly ProvenConsent[],
): Promise<void> {
  await sql`
    insert into sms_consents (store_id, phone, how, given_at, given_by, note, import_id)
    select ${scope.storeId}::bigint, phone, 'IMPORT', "givenAt", ${scope.actor.name}::text, note,
      ${importId}::bigint
    from jsonb_to_recordset(${JSON.stringify(consents)}::jsonb) as given (
      phone text, "givenAt" timestamptz, note text)
    on conflict (store_id, phone) where withdrawn_at is null do nothing`.execute(tx);
}

const importColumns = [
  'id',
  'fileName',
  'createdBy',
  'createdAt',
  'added',
  'known',
  'refused',
  'consents',
  'undoneBy',
  'undoneAt',
  'removed',
] as const;

/** Finds a store's latest imports. */
export async function findImportRows(
  db: Db,
  { storeId }: StoreScope,
  limit: number,
): Promise<ImportRow[]> {
  return db
    .selectFrom('customerImports')
    .where('storeId', '=', storeId)
    .orderBy('id', 'desc')
    .limit(limit)
    .select(importColumns)
    .execute();
}

/** Returns an import and locks it until the transaction ends. */
export async function lockImport(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<ImportRow | undefined> {
  return tx
    .selectFrom('customerImports')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .select(importColumns)
    .executeTakeFirst();
}

/** Ends the active consents of an import. */
export async function endImportedConsents({ tx, scope, at }: Work, id: number): Promise<void> {
  await tx
    .updateTable('smsConsents')
    .where('storeId', '=', scope.storeId)
    .where('importId', '=', id)
    .where('withdrawnAt', 'is', null)
    .set({ withdrawnAt: at, withdrawnHow: 'IMPORT_UNDONE', withdrawnBy: scope.actor.name })
    .execute();
}

/**
 * Deletes an import's untouched customers and the consents that came with them. Returns their number. Customers who
 * ordered, got a text or a note, were blocked or gave consent elsewhere stay.
 */
export async function removeImported(
  { tx, scope: { storeId } }: Work,
  id: number,
): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    with untouched as (
      select c.id, c.phone from customers c
      where c.store_id = ${storeId} and c.import_id = ${id} and c.erased_at is null
        and not c.blocked and c.notes_version = 0
        and not exists (
          select from published.orders o
          where o.store_id = ${storeId} and o.customer_id = c.id)
        and not exists (
          select from published.sms_messages m
          where m.store_id = ${storeId} and m.phone = c.phone and m.sent_at is not null)
        and not exists (
          select from sms_consents s
          where s.store_id = ${storeId} and s.phone = c.phone
            and s.import_id is distinct from ${id})
    ), consents as (
      delete from sms_consents s
      where s.store_id = ${storeId} and s.import_id = ${id}
        and s.phone in (select phone from untouched)
    ), gone as (
      delete from customers c
      where c.store_id = ${storeId} and c.id in (select id from untouched)
      returning c.id
    )
    select count(*) as removed from gone`.execute(tx);
  return rows[0]?.removed ?? 0;
}

/** Records that an import was undone. */
export async function closeImport(
  { tx, scope, at }: Work,
  id: number,
  removed: number,
): Promise<void> {
  await tx
    .updateTable('customerImports')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({ undoneAt: at, undoneBy: scope.actor.name, removed })
    .execute();
}
