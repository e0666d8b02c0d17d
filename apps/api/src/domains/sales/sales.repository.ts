import { sql } from 'kysely';
import type { PricedLine, PricedSale, SaleLine, SalePayment } from '@counter/contract/sales';
import type { Db, Tx } from './sales.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** A sale with its lines. */
export type SaleRow = {
  readonly id: number;
  readonly at: Date;
  readonly payment: SalePayment;
  readonly note: string;
  readonly subtotal: number;
  readonly tax: number;
  readonly recordedBy: string;
  readonly voidedAt: Date | null;
  readonly voidedBy: string | null;
  readonly voidReason: string | null;
  readonly lines: readonly SaleLine[];
};

const saleColumns = sql`
  s.id, s.at, s.payment, s.note, s.subtotal, s.tax, s.recorded_by,
  s.voided_at, s.voided_by, s.void_reason,
  (select json_agg(json_build_object(
      'productId', l.product_id, 'name', l.name, 'options', l.options, 'quantity', l.quantity,
      'unitPrice', l.unit_price, 'total', l.total
    ) order by l.line)
  from counter_sale_lines l where l.store_id = s.store_id and l.sale_id = s.id) as lines`;

/** The sales of a store day, the newest first. */
export async function findSaleRows(
  db: Db,
  { storeId }: StoreScope,
  day: string,
): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select ${saleColumns} from counter_sales s
    where s.store_id = ${storeId} and s.day = ${day}::date
    order by s.id desc`.execute(db);
  return rows;
}

export async function findSaleRow(
  db: Db | Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<SaleRow | undefined> {
  const { rows } = await sql<SaleRow>`
    select ${saleColumns} from counter_sales s
    where s.store_id = ${storeId} and s.id = ${id}`.execute(db);
  return rows[0];
}

export type NewSaleRow = {
  readonly day: string;
  readonly at: Date;
  readonly payment: SalePayment;
  readonly note: string;
  readonly recordedBy: string;
} & Pick<PricedSale, 'subtotal' | 'tax' | 'lines'>;

/** Keeps a sale with its lines; answers its id. */
export async function createSale(
  tx: Tx,
  { storeId }: StoreScope,
  { lines, recordedBy, ...sale }: NewSaleRow,
): Promise<number> {
  const { id } = await tx
    .insertInto('counterSales')
    .values({ storeId, recordedBy, ...sale })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('counterSaleLines')
    .values(lines.map((line, index) => ({ storeId, saleId: id, ...lineRow(line, index) })))
    .execute();
  return id;
}

function lineRow({ productId, unitPrice, taxRate, options, ...line }: PricedLine, index: number) {
  return {
    ...line,
    line: index + 1,
    productId,
    unitPrice,
    taxRate,
    options: JSON.stringify(options),
  };
}

/** Takes a sale out of the count; false where it was out already or never was. */
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
