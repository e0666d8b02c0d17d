import { bankDetailsCases } from '@counter/contract/cases';
import { findFinance } from '@counter/contract/reports';
import { bankDetails } from '@counter/contract/settings';
import { z } from 'zod/mini';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { saveBankDetails, setPartVerified } from '../settings/index.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const ask = async () => {
  const params = { storeId: String(shop.store.id) };
  return market.ask(findFinance, { params }, shop.owner);
};

it('a new store has neither a balance nor bank details', async () => {
  expect(await ask()).toEqual({
    currency: 'USD',
    balance: 0,
    balanceDisplayValue: '$ 0.00',
    company: null,
  });
});

it('the balance is the earnings of completed orders, and secrets stay hidden', async () => {
  const { db, act, vault } = market.test.platform;
  const scope = await scopeForSystem(db, shop.store.id, 'Test');
  await act(scope, async (work) => {
    await saveBankDetails(work, vault, z.parse(bankDetails, bankDetailsCases.filled));
    await setPartVerified(work, 'BANK', true);
  });
  const { id } = await shop.place();
  for (const move of ['accept', 'ready'] as const) orderOf(await shop.move(id, move));
  const { total } = orderOf(await shop.move(id, 'complete'));
  const answer = await ask();
  expect(answer.balance).toBe(total);
  expect(answer.company).toMatchObject({ bankVerified: true, companyVerified: false });
  expect(answer.company?.accountNumber).toMatch(/^•••• \d{4}$/);
  expect(JSON.stringify(answer)).not.toContain('000123456789');
  // Every look is in the log.
  const looks = await db
    .selectFrom('auditEntries')
    .where('action', '=', 'bank_details.read')
    .where('storeId', '=', shop.store.id)
    .select('actorId')
    .execute();
  expect(looks).toEqual([{ actorId: shop.owner.id }]);
});
