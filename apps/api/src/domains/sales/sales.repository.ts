import { sql, type Selectable } from 'kysely';
import {
  sale,
  saleLine,
  type PricedLine,
  type PricedSale,
  type SaleLine,
} from '@counter/contract/sales';
import { formFields } from '../../platform/kernel/form-fields.ts';
import { pick } from '../../platform/kernel/pick.ts';
import type { Db, SalesTables, Tx } from './sales.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** The fields of a sale and its lines that are named like their columns, used for reading and writing. */
const saleFields = formFields(sale, ['lines', 'total', 'voided']);
const lineFields = formFields(saleLine);

type Columns = Selectable<SalesTables['counterSales']>;
type Voiding = 'voidedAt' | 'voidedBy' | 'voidReason';

/** A sale with its lines. */
export type SaleRow = Readonly<Pick<Columns, 'id' | (typeof saleFields)[number] | Voiding>> & {
  readonly lines: readonly SaleLine[];
};

const linesOf = (storeId: number) => sql<SaleRow['lines']>`
  (select json_agg(json_build_object(${sql.join(
    lineFields.flatMap((field) => [sql.lit(field), sql.ref(`l.${field}`)]),
  )}) order by l.line)
  from counter_sale_lines l where l.store_id = ${storeId} and l.sale_id = s.id)`;

function selectSales(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('counterSales as s')
    .where('s.storeId', '=', storeId)
    .select(saleFields.map((field) => `s.${field}` as const))
    .select(['s.id', 's.voidedAt', 's.voidedBy', 's.voidReason', linesOf(storeId).as('lines')]);
}

/** Returns a store day's sales, newest first. */
export async function findSaleRows(db: Db, scope: StoreScope, day: string): Promise<SaleRow[]> {
  return selectSales(db, scope)
    .where('s.day', '=', day)
    .orderBy('s.at', 'desc')
    .orderBy('s.id', 'desc')
    .execute();
}

export async function findSaleRow(
  db: Db | Tx,
  scope: StoreScope,
  id: number,
): Promise<SaleRow | undefined> {
  return selectSales(db, scope).where('s.id', '=', id).executeTakeFirst();
}

export type NewSaleRow = Readonly<Pick<Columns, 'day' | (typeof saleFields)[number]>> &
  Pick<PricedSale, 'lines'>;

/** Inserts a sale with its lines; returns its id. */
export async function createSale(
  tx: Tx,
  { storeId }: StoreScope,
  sold: NewSaleRow,
): Promise<number> {
  const { id } = await tx
    .insertInto('counterSales')
    .values({ storeId, ...pick(sold, [...saleFields, 'day']) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('counterSaleLines')
    .values(sold.lines.map((line, index) => ({ storeId, saleId: id, ...lineRow(line, index) })))
    .execute();
  return id;
}

function lineRow(line: PricedLine, index: number) {
  return {
    ...pick(line, [...lineFields, 'taxRate', 'tax']),
    options: JSON.stringify(line.options),
    line: index + 1,
  };
}

/** Voids a sale; returns false if it is already voided or doesn't exist. */
export async function markVoided(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
  { at, by, reason }: { readonly at: Date; readonly by: string; readonly reason: string },
): Promise<boolean> {
  const result = await tx
    .updateTable('counterSales')
    .set({ voidedAt: at, voidedBy: by, voidReason: reason })
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .where('voidedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
