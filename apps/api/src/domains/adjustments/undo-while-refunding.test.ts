import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { undoMove } from '@counter/contract/orders';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { countLockWaits } from '../../testing/processes/lock-waits.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { refundOrder } from './refunds.service.ts';
import { findLedgerHead } from '../ledger/index.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

describe('undoing a completion while the order is refunded', () => {
  it('is refused, and the books keep nothing of an order that is not completed', async () => {
    const { platform } = market.test;
    const order = await shop.place();
    for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(order.id, move);
    const scope = await scopeForSystem(platform.db, shop.store.id, 'Refund');
    const { promise: committing, resolve: commit } = Promise.withResolvers<void>();
    const { promise: refunded, resolve: noteRefunded } = Promise.withResolvers<void>();
    const refunding = platform.act(scope, async (work) => {
      await refundOrder(work, {
        orderId: order.id,
        type: 'CUSTOM',
        amount: 500,
        items: [],
        reason: 'QUALITY',
        comment: '',
      });
      noteRefunded();
      await committing;
    });
    await refunded;
    const body = { storeId: shop.store.id, orderId: order.id, move: 'complete' as const };
    const undoing = market.test.call(undoMove, { body }, shop.owner);
    await expect.poll(() => countLockWaits(platform.db)).toBeGreaterThan(0);
    commit();
    await refunding;
    const answer = await undoing;
    const cancelled = await shop.move(order.id, 'cancel');
    const head = await findLedgerHead(market.test.database.db, shop.store.id);
    // Cancelled altogether: nothing is owed for it either way.
    expect([answer.statusCode, cancelled.statusCode, head?.balance]).toEqual([409, 200, 0]);
  });
});
