import {
  countWaiting,
  findPage,
  containsText,
  type Page,
  type PageWanted,
  type Waiting,
} from '../../platform/db/page.ts';
import type { Db, Tx } from './payments.tables.ts';
import type { CardPaymentRow, PaymentKey } from './card-payments.repository.ts';

/** A payment that was given up, with its store and order. */
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
    .selectFrom('cardPayments as p')
    .innerJoin('published.stores as store', 'store.id', 'p.storeId')
    .leftJoin('published.orders as o', (join) =>
      join.onRef('o.storeId', '=', 'p.storeId').onRef('o.id', '=', 'p.orderId'),
    )
    .where('p.givenUpAt', 'is not', null)
    .select(['p.storeId', 'p.id', 'store.name as storeName'])
    .select(['o.orderNumber', 'p.orderId', 'p.amount', 'p.currency'])
    .select(['p.state', 'p.refunded', 'p.failure', 'p.givenUpAt'])
    .select('p.authorizedAt');
}

/** Returns a page of payments that were given up, newest first, by part of the store name or order number. */
export async function findGivenUpPage(
  db: Db,
  { search, ...page }: PageWanted & { readonly search: string },
): Promise<Page<GivenUpRow>> {
  const found = givenUp(db)
    .where(containsText(['store.name', 'o.orderNumber'], search))
    .orderBy('p.givenUpAt', 'desc')
    .orderBy('p.id', 'desc');
  return findPage(found, page);
}

/** Counts the payments that were given up and can be retried. */
export async function countGivenUp(db: Db): Promise<Waiting> {
  const givenUpYet = db
    .selectFrom('cardPayments')
    .where('givenUpAt', 'is not', null)
    .where('state', '<>', 'FAILED');
  return countWaiting(givenUpYet, 'givenUpAt');
}

/** Counts the payments that were given up since an instant. */
export async function countGivenUpSince(tx: Tx, since: Date): Promise<number> {
  const { payments } = await tx
    .selectFrom('cardPayments')
    .where('givenUpAt', '>=', since)
    .select(({ fn }) => fn.countAll<number>().as('payments'))
    .executeTakeFirstOrThrow();
  return payments;
}
