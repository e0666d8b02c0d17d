import { sql } from 'kysely';
import type { ChargedLine, ItemChange, OrderItem } from '@counter/contract/orders';
import type { Db, Tx, Work } from './orders.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { signatureOf } from './order-writes.repository.ts';

/** A line of an order with everything charged for it. */
export type ChangeableLine = ChargedLine & {
  readonly productId: number | null;
  readonly name: string;
  readonly options: OrderItem['options'];
};

/** The facts that only a change of an order needs. */
export type ChangeFacts = {
  /** The fee rate in basis points; null for orders placed before it was stored. */
  readonly feeRate: number | null;
  /** The highest line number ever used; null before the first change. */
  readonly lastLine: number | null;
  readonly lines: readonly ChangeableLine[];
};

/** Returns an order's lines by number, and the facts its fee was computed from. */
export async function findChangeFacts(
  db: Db | Tx,
  { storeId }: StoreScope,
  orderId: number,
): Promise<ChangeFacts> {
  const facts = await db
    .selectFrom('orders')
    .where('storeId', '=', storeId)
    .where('id', '=', orderId)
    .select(['feeRate', 'lastLine'])
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('orderItems')
    .where('storeId', '=', storeId)
    .where('orderId', '=', orderId)
    .orderBy('line')
    .select(['line', 'productId', 'name', 'options', 'quantity', 'unitPrice', 'total', 'discount'])
    .select(['taxRate', 'tax'])
    .execute();
  return { ...facts, lines };
}

export type LastChange = { readonly change: number; readonly asked: readonly ItemChange[] };

/** Returns the last change of an order's items. */
export async function findLastChange(
  { tx, scope: { storeId } }: Pick<Work, 'tx' | 'scope'>,
  orderId: number,
): Promise<LastChange | undefined> {
  return tx
    .selectFrom('orderChanges')
    .where('storeId', '=', storeId)
    .where('orderId', '=', orderId)
    .orderBy('change', 'desc')
    .limit(1)
    .select(['change', 'asked'])
    .executeTakeFirst();
}

/** A replacement product, as a new line. */
export type NewLine = Omit<ChargedLine, 'line'> &
  Pick<OrderItem, 'name' | 'image' | 'options'> & {
    readonly productId: number;
    readonly line: number;
    /** The line it replaces, whose instructions it takes over. */
    readonly replaces: number;
  };

export type ChangeWrite = {
  readonly orderId: number;
  /** The sequence number of this change, starting at 1. */
  readonly change: number;
  readonly asked: readonly ItemChange[];
  readonly message: string;
  readonly kept: readonly ChargedLine[];
  readonly added: readonly NewLine[];
  readonly lastLine: number;
  readonly amounts: {
    readonly totalItems: number;
    readonly subtotal: number;
    readonly discount: number;
    readonly tax: number;
    readonly fee: number;
    readonly promoDiscount: number;
  };
  readonly refund: { readonly items: number; readonly tax: number };
};

/** Saves a change of a locked order's items and records it in the timeline. */
export async function writeChange(work: Work, write: ChangeWrite): Promise<void> {
  await replaceLines(work, write);
  const { tx, scope, at } = work;
  const { orderId, amounts, refund, message } = write;
  await sql`
    with o as (
      update orders set subtotal = ${amounts.subtotal}, discount = ${amounts.discount},
        tax = ${amounts.tax}, fee = ${amounts.fee}, total_items = ${amounts.totalItems},
        promo_discount = ${amounts.promoDiscount}, changes = ${write.change},
        last_line = ${write.lastLine}, reduced = reduced + ${refund.items + refund.tax}
      where store_id = ${scope.storeId} and id = ${orderId}
      returning store_id, id, status
    ), kept as (
      insert into order_changes (store_id, order_id, change, at, asked, items, tax)
      select store_id, id, ${write.change}::integer, ${at}::timestamptz,
        ${JSON.stringify(write.asked)}::jsonb, ${refund.items}::bigint, ${refund.tax}::bigint
      from o
    )
    insert into order_timeline
      (store_id, order_id, kind, status, at, by_user, by_name, device, message)
    select store_id, id, 'changed', status, ${at}::timestamptz, ${signatureOf(scope.actor)},
      ${message}
    from o`.execute(tx);
}

/** Deletes emptied lines, reduces others and adds new ones, which are not ticked as made. */
async function replaceLines(
  { tx, scope: { storeId } }: Work,
  { orderId, kept, added }: ChangeWrite,
): Promise<void> {
  await sql`
    insert into order_items (store_id, order_id, line, product_id, name, image, quantity, options,
      special_instructions, unit_price, total, discount, tax_rate, tax)
    select ${storeId}::bigint, ${orderId}::bigint, (i->>'line')::smallint,
      (i->>'productId')::bigint, i->>'name', i->>'image', (i->>'quantity')::integer, i->'options',
      old.special_instructions, (i->>'unitPrice')::bigint, (i->>'total')::bigint,
      (i->>'discount')::bigint, (i->>'taxRate')::integer, (i->>'tax')::bigint
    from jsonb_array_elements(${JSON.stringify(added)}::jsonb) i
    join order_items old on old.store_id = ${storeId} and old.order_id = ${orderId}
      and old.line = (i->>'replaces')::smallint`.execute(tx);
  const left = [...kept, ...added].map(({ line }) => line);
  await sql`
    delete from order_items where store_id = ${storeId} and order_id = ${orderId}
      and line <> all(${left}::smallint[])`.execute(tx);
  await sql`
    update order_items set quantity = k.quantity, total = k.total, discount = k.discount, tax = k.tax
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
      as k (line smallint, quantity integer, total bigint, discount bigint, tax bigint)
    where store_id = ${storeId} and order_id = ${orderId} and order_items.line = k.line
      and order_items.quantity <> k.quantity`.execute(tx);
}
