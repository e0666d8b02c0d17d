import type { CardState } from '@counter/contract/payments';
import { anyOf } from '../../platform/db/any-of.ts';
import { sql } from 'kysely';
import type { Db, Tx, Work } from './payments.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Identifies a payment. */
export type PaymentKey = { readonly storeId: number; readonly id: number };

/** A card payment as stored. */
export type CardPaymentRow = PaymentKey & {
  readonly consumerId: number;
  /** The order to place once the money is authorized; null after it was decided. */
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
  /** The time the customer ordered again. After that, the payment must not lead to an order. */
  readonly replacedAt: Date | null;
  /** The time the first failed attempt was made; `givenUpAt` is the time it was handed to operators. */
  readonly failingSince: Date | null;
  readonly givenUpAt: Date | null;
  /** Part of its idempotency keys at Stripe. Increases with each refusal. */
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

/** Inserts a payment unless its key has one; returns the id, or undefined if the key is taken. */
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

/** Returns a payment, locked until the transaction ends. */
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

/** Returns the payment of a Stripe session. */
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

/** Returns the payments of the given orders. */
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

/** Returns the stores for which some of the given orders have a card payment. */
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

/** The fields of a payment to change. */
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
      // Once decided, drop the request: the order holds it now, or nobody needs it any more.
      ...(rest.state === undefined ? {} : { request: null }),
    })
    .execute();
}

/** Leases a payment until an instant; returns false if another process holds the lease. */
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

/** A cursor into payments ordered by start. */
export type BegunPayment = PaymentKey & {
  /** The start time as database text, to keep microseconds. */
  readonly begun: string;
};

/** Returns a page of undecided payments that began before an instant, oldest first, after a cursor. */
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
 * Returns a page of payments to settle, by store and id, after a cursor: authorized without an order, authorized since
 * before an instant, or failing. Excludes those that were given up.
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
