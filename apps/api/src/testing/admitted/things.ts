import type { StoreThing } from '@counter/contract/endpoint';
import { placeOrder } from '@counter/contract/integrations';
import { sql } from 'kysely';
import type { TestApp } from '../app.ts';

/** The ids of one object of each kind whose id alone identifies its store. */
export type Things = Readonly<Record<StoreThing, number>>;

/** Ids that don't exist. */
export const missingThings: Things = { campaign: 999_999, inquiry: 999_999, review: 999_999 };

type Shop = {
  readonly storeId: number;
  readonly storeUrl: string;
  readonly productId: number;
  /** An API key that sends in the order under review. */
  readonly token: string;
};

/** Adds one object of each kind to a store. */
export async function addThings(
  test: TestApp,
  { storeId, storeUrl, productId, token }: Shop,
): Promise<Things> {
  const customer = { name: 'Ada', phone: '+1 212 555 0142' };
  const items = [{ productId, quantity: 1 }];
  const body = { storeUrl, customer, deliveryMethod: 'PICKUP', items } as const;
  const placed = await test.call(placeOrder, { body }, { token, idempotencyKey: 'reviewed' });
  if (placed.statusCode !== 200) throw new Error(placed.body);
  const campaign = sql<{ id: number }>`
    insert into sms_campaigns (store_id, title, message, body, parts, part_price, status,
      schedule_at, contacts, created_by, created_at, look_at)
    values (${storeId}, 'Spring', 'Asparagus', 'Asparagus', 1, 0, 'SCHEDULED', now(), 1, 'Ada',
      now(), now() + interval '1 day')
    returning id`;
  const inquiry = sql<{ id: number }>`
    insert into inquiries (store_id, token, name, message, email, phone, address, status, created_at)
    values (${storeId}, 'secret', 'Ada', 'Do you cater?', 'ada@example.test', '', '', 'NEW', now())
    returning id`;
  const review = sql<{ id: number }>`
    insert into reviews (store_id, order_id, order_number, customer, order_total, rating, review,
      email, status, created_at)
    select store_id, id, order_number, 'Ada', 1000, 5, 'Good.', '', 'NEW', now()
    from orders where store_id = ${storeId}
    returning id`;
  const idOf = async (insertion: typeof campaign) =>
    (await insertion.execute(test.platform.db)).rows[0]?.id ?? 0;
  return {
    campaign: await idOf(campaign),
    inquiry: await idOf(inquiry),
    review: await idOf(review),
  };
}
