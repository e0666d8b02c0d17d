import { bankDetailsCases } from '@counter/contract/cases';
import type { Order } from '@counter/contract/orders';
import {
  findNextPayout,
  findPayout,
  findPayouts,
  type NextPayout,
  type ListedPayout,
  type PayoutDetail,
} from '@counter/contract/payouts';
import { bankDetails, type BankDetails } from '@counter/contract/settings';
import { z } from 'zod/mini';
import { postEntry } from '../../domains/ledger/index.ts';
import { saveBankDetails, setPartVerified } from '../../domains/settings/index.ts';
import type { Work } from '../../platform/events/work.ts';
import { orderOf, type TestMarket, type TestShop } from './orders.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

const details = z.parse(bankDetails, bankDetailsCases.filled);

/** Runs an action on a store as Counter itself. */
export async function onStore<Result>(
  { test }: TestMarket,
  { store }: TestShop,
  action: (work: Work) => Promise<Result>,
): Promise<Result> {
  const { db, act } = test.platform;
  return act(await scopeForSystem(db, store.id, 'Test'), action);
}

/** Saves a store's bank details. Verifies the bank account by default. */
export async function sendBankAccount(
  market: TestMarket,
  shop: TestShop,
  changes: Partial<BankDetails> = {},
  verified = true,
): Promise<void> {
  const { vault } = market.test.platform;
  await onStore(market, shop, async (work) => {
    await saveBankDetails(work, vault, { ...details, ...changes });
    if (verified) await setPartVerified(work, 'BANK', true);
  });
}

/** Adds a store that can be paid. */
export async function addPaidShop(
  market: TestMarket,
  facts?: Parameters<TestMarket['addShop']>[0],
): Promise<TestShop> {
  const shop = await market.addShop(facts);
  await sendBankAccount(market, shop, { routingNumber: '021000021' });
  return shop;
}

/** Places an order and completes it. */
export async function sell(
  shop: TestShop,
  order: Parameters<TestShop['place']>[0] = {},
): Promise<Order> {
  const { id } = await shop.place(order);
  orderOf(await shop.move(id, 'accept'));
  orderOf(await shop.move(id, 'ready'));
  return orderOf(await shop.move(id, 'complete'));
}

/** Posts a charge to a store's ledger. */
export async function charge(market: TestMarket, shop: TestShop, amount: number): Promise<void> {
  await onStore(market, shop, async (work) => {
    await postEntry(work, {
      kind: 'CHARGE',
      order: null,
      reference: 'CH-1',
      note: 'Cold food',
      postings: [
        { account: 'charges', amount: -amount },
        { account: 'claims', amount },
      ],
    });
  });
}

/** Returns the first page of a store's payouts, as its owner sees it. */
export async function readPayouts(
  market: TestMarket,
  { store, owner }: TestShop,
  filter: { readonly startDate?: string } = {},
): Promise<ListedPayout[]> {
  const body = { storeId: store.id, pageNumber: 0, ...filter };
  return (await market.ask(findPayouts, { body }, owner)).content;
}

/** Returns a payout, which must exist. */
export async function readPayout(
  market: TestMarket,
  { store, owner }: TestShop,
  transactionId: string | null,
): Promise<PayoutDetail> {
  const params = { storeId: String(store.id), transactionId: transactionId ?? '' };
  return market.ask(findPayout, { params }, owner);
}

export async function readNextPayout(
  market: TestMarket,
  { store, owner }: TestShop,
): Promise<NextPayout> {
  return market.ask(findNextPayout, { params: { storeId: String(store.id) } }, owner);
}
