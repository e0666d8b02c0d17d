import type { CardState } from '@counter/contract/payments';
import { anyOf } from '../../platform/db/any-of.ts';
import { sql } from 'kysely';
import type { Db, Tx, Work } from './payments.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Names one payment. */
export type PaymentKey = { readonly storeId: number; readonly id: number };

/** Money of a card, as it is kept. */
export type CardPaymentRow = PaymentKey & {
  readonly consumerId: number;
  /** The order that is placed once the money is reserved; null when that has been decided. */
  readonly request: unknown;
  readonly amount: number;
  readonly currency: string;
  readonly state: CardState;
  readonly sessionId: string | null;
  readonly sessionUrl: string | null;
  readonly intentId: string | null;
  readonly refunded: number;
  readonly orderId: number | null;
  readonly refusal: string | null;
  readonly failure: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly authorizedAt: Date | null;
  /** The time its customer ordered again; the payment must not lead to an order after that. */
  readonly replacedAt: Date | null;
  /** The time it began to fail; `givenUpAt` is the time it was left to staff. */
  readonly failingSince: Date | null;
  readonly givenUpAt: Date | null;
  /** A part of its keys at the card company: another one after each refusal. */
  readonly attempt: number;
};

const columns = [
  'storeId',
  'id',
  'consumerId',
  'request',
  'amount',
  'currency',
  'state',
  'sessionId',
  'sessionUrl',
  'intentId',
  'refunded',
  'orderId',
  'refusal',
  'failure',
  'createdAt',
  'expiresAt',
  'authorizedAt',
  'replacedAt',
  'failingSince',
  'givenUpAt',
  'attempt',
] as const;

export type NewCardPayment = {
  readonly consumerId: number;
  readonly key: string;
  readonly request: unknown;
  readonly amount: number;
  readonly expiresAt: Date;
};

/** Writes a payment that is about to be made, unless its key has one; answers its id. */
export async function createCardPayment(
  { tx, scope, at }: Work,
  { request, ...payment }: NewCardPayment,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('cardPayments')
    .values({
      storeId: scope.storeId,
      consumerId: payment.consumerId,
      key: payment.key,
      request: JSON.stringify(request),
      amount: payment.amount,
      currency: scope.currency,
      state: 'OPEN',
      createdAt: at,
      expiresAt: payment.expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['storeId', 'consumerId', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findCardPayment(
  db: Db | Tx,
  { storeId, id }: PaymentKey,
): Promise<CardPaymentRow | undefined> {
  return db
    .selectFrom('cardPayments')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .select(columns)
    .executeTakeFirst();
}

/** A payment that nobody else decides on until the transaction ends. */
export async function lockCardPayment(
  tx: Tx,
  { storeId, id }: PaymentKey,
): Promise<CardPaymentRow | undefined> {
  return tx
    .selectFrom('cardPayments')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst();
}

/** The payment that a page at the card company is for. */
export async function findPaymentOfSession(
  db: Db | Tx,
  { storeId }: Pick<StoreScope, 'storeId'>,
  sessionId: string,
): Promise<CardPaymentRow | undefined> {
  return db
    .selectFrom('cardPayments')
    .where('storeId', '=', storeId)
    .where('sessionId', '=', sessionId)
    .select(columns)
    .executeTakeFirst();
}

/** The payments of orders. */
export async function findPaymentsOfOrders(
  db: Db | Tx,
  { storeId }: Pick<StoreScope, 'storeId'>,
  orderIds: readonly number[],
): Promise<CardPaymentRow[]> {
  return db
    .selectFrom('cardPayments')
    .where('storeId', '=', storeId)
    .where('orderId', 'in', [0, ...orderIds])
    .select(columns)
    .execute();
}

/** Returns the stores in which some orders are paid by card. */
export async function findStoresWithPayment(
  db: Db | Tx,
  orders: readonly { readonly storeId: number; readonly orderId: number }[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('cardPayments')
    .where('storeId', '=', anyOf(orders.map(({ storeId }) => storeId)))
    .where('orderId', '=', anyOf(orders.map(({ orderId }) => orderId)))
    .select('storeId')
    .distinct()
    .execute();
  return new Set(rows.map(({ storeId }) => storeId));
}

/** The changes of a payment. */
export type PaymentChange = Partial<
  Pick<
    CardPaymentRow,
    | 'state'
    | 'sessionId'
    | 'sessionUrl'
    | 'intentId'
    | 'refunded'
    | 'orderId'
    | 'refusal'
    | 'failure'
    | 'authorizedAt'
    | 'failingSince'
    | 'givenUpAt'
    | 'attempt'
  >
>;

export async function updateCardPayment(
  db: Db | Tx,
  { storeId, id }: PaymentKey,
  change: PaymentChange,
): Promise<void> {
  const {
    sessionId,
    sessionUrl,
    intentId,
    orderId,
    authorizedAt,
    failingSince,
    givenUpAt,
    ...rest
  } = change;
  await db
    .updateTable('cardPayments')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .set({
      ...rest,
      ...(sessionId === undefined ? {} : { sessionId }),
      ...(sessionUrl === undefined ? {} : { sessionUrl }),
      ...(intentId === undefined ? {} : { intentId }),
      ...(orderId === undefined ? {} : { orderId }),
      ...(authorizedAt === undefined ? {} : { authorizedAt }),
      ...(failingSince === undefined ? {} : { failingSince }),
      ...(givenUpAt === undefined ? {} : { givenUpAt }),
      // What was asked for is with the order now, or nobody's business any more.
      ...(rest.state === undefined ? {} : { request: null }),
    })
    .execute();
}

/** Takes a payment in hand until an instant; false where somebody has it. */
export async function claimCardPayment(
  db: Db,
  { storeId, id }: PaymentKey,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update card_payments set busy_until = ${until}
    where store_id = ${storeId} and id = ${id} and (busy_until is null or busy_until <= ${now})
    returning id`.execute(db);
  return rows.length > 0;
}

export async function releaseCardPayment(db: Db, { storeId, id }: PaymentKey): Promise<void> {
  await sql`
    update card_payments set busy_until = null
    where store_id = ${storeId} and id = ${id}`.execute(db);
}

/** A payment in the order in which they were begun. */
export type BegunPayment = PaymentKey & {
  /** To the microsecond, as the database writes it. */
  readonly begun: string;
};

/** Returns some of the payments that were begun before an instant and are not decided, oldest first, after one. */
export async function findOpenPayments(
  db: Db,
  before: Date,
  after: BegunPayment | null,
  limit: number,
): Promise<BegunPayment[]> {
  const { rows } = await sql<BegunPayment>`
    select store_id, id, created_at::text as begun from card_payments
    where state = 'OPEN' and created_at < ${before}
      and (${after === null}::boolean or (created_at, store_id, id) > (
        ${after?.begun ?? null}::timestamptz, ${after?.storeId ?? null}::bigint,
        ${after?.id ?? null}::bigint))
    order by created_at, store_id, id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Returns some of the payments after one, by store and id, whose money is reserved without an order or since before an
 * instant, and of those that did not go on; none that was given up.
 */
export async function findPaymentsDue(
  db: Db,
  reservedBefore: Date,
  after: PaymentKey | null,
  limit: number,
): Promise<PaymentKey[]> {
  const isLater = sql`(store_id, id) > (${after?.storeId ?? 0}::bigint, ${after?.id ?? 0}::bigint)`;
  const { rows } = await sql<PaymentKey>`
    select store_id, id from card_payments
    where state = 'AUTHORIZED' and given_up_at is null
      and (order_id is null or authorized_at <= ${reservedBefore}) and ${isLater}
    union
    select store_id, id from card_payments
    where failure is not null and state <> 'FAILED' and given_up_at is null and ${isLater}
    order by store_id, id limit ${limit}`.execute(db);
  return rows;
}
