import { findPage, holdsText, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { CardPaymentRow, PaymentKey } from './card-payments.repository.ts';

/** A payment that was given up, with its store and its order. */
export type GivenUpRow = PaymentKey &
  Pick<
    CardPaymentRow,
    'amount' | 'currency' | 'state' | 'refunded' | 'orderId' | 'failure' | 'authorizedAt'
  > & {
    readonly storeName: string;
    readonly orderNumber: string | null;
    readonly givenUpAt: Date | null;
  };

function givenUp(db: Db) {
  return db
    .selectFrom('card_payments as p')
    .innerJoin('stores', 'stores.id', 'p.store_id')
    .leftJoin('orders as o', (join) =>
      join.onRef('o.store_id', '=', 'p.store_id').onRef('o.id', '=', 'p.order_id'),
    )
    .where('p.given_up_at', 'is not', null)
    .select(['p.store_id as storeId', 'p.id', 'stores.name as storeName'])
    .select(['o.order_number as orderNumber', 'p.order_id as orderId', 'p.amount', 'p.currency'])
    .select(['p.state', 'p.refunded', 'p.failure', 'p.given_up_at as givenUpAt'])
    .select('p.authorized_at as authorizedAt');
}

/** Payments that were given up, by a part of the store or the order, the latest first. */
export async function findGivenUpPage(
  db: Db,
  { search, ...page }: PageWanted & { readonly search: string },
): Promise<Page<GivenUpRow>> {
  const found = givenUp(db)
    .where(holdsText(['stores.name', 'o.order_number'], search))
    .orderBy('p.given_up_at', 'desc')
    .orderBy('p.id', 'desc');
  return findPage(found, page);
}

/** Counts the abandoned payments that may be retried. */
export async function countGivenUp(db: Db): Promise<number> {
  const { payments } = await db
    .selectFrom('card_payments')
    .where('given_up_at', 'is not', null)
    .where('state', '<>', 'FAILED')
    .select(({ fn }) => fn.countAll<number>().as('payments'))
    .executeTakeFirstOrThrow();
  return payments;
}

/** Counts the payments abandoned since an instant. */
export async function countGivenUpSince(tx: Tx, since: Date): Promise<number> {
  const { payments } = await tx
    .selectFrom('card_payments')
    .where('given_up_at', '>=', since)
    .select(({ fn }) => fn.countAll<number>().as('payments'))
    .executeTakeFirstOrThrow();
  return payments;
}
