import {
  customerPickupCases,
  deliveryFeeCases,
  nested,
  storeInfoCases,
  storeOrderingCases,
  taxRateCases,
} from '@counter/contract/cases';
import {
  changeCustomerPickup,
  changeTaxRate,
  updateDeliveryFees,
  updateStoreInfo,
  updateStoreOrdering,
} from '@counter/contract/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentOf, verdictAt, verdictOf, type SentCase } from '../../testing/form-cases.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

const none = 'Choose at least one';

const extras: readonly SentCase[] = [
  { field: 'deliveryMethods', value: [], message: none },
  { field: 'deliveryMethods', value: ['POOLED'], message: null },
  { field: 'orderExpiry', value: 'SOON', message: 'Choose one of the list' },
  { field: 'orderExpiry', value: 'NEVER', message: null },
  { field: 'minimumOrder', value: -1, message: 'Must not be below 0' },
];

const tooMany = Array.from({ length: 9 }, (_, place) => ({ upToMiles: place + 1, fee: 100 }));

const deliveryExtras: readonly SentCase[] = [
  {
    field: 'zipCode',
    value: '00000',
    message: 'Enter a ZIP code that we can deliver to',
  },
  { field: 'direct.bands', value: [], message: 'Add a distance' },
  { field: 'direct.bands', value: tooMany, message: 'At most 8 distances' },
  { field: 'direct.kind', value: 'WEIGHT', message: 'Choose one of the list' },
  { field: 'direct', value: { kind: 'NONE' }, message: null },
];

describe.each([
  ['the store', updateStoreInfo, storeInfoCases, []],
  ['the tax rate', changeTaxRate, taxRateCases, []],
  ['the pickup instructions', changeCustomerPickup, customerPickupCases, []],
  ['how orders come in', updateStoreOrdering, storeOrderingCases, extras],
  ['what delivery costs', updateDeliveryFees, deliveryFeeCases, deliveryExtras],
] as const)('the API validates %s', (_name, endpoint, { filled, sent, cases }, more) => {
  it.each<SentCase>([...cases, ...more])('$field $value: $message', async (one) => {
    const value = sentOf(one);
    const fields = { ...filled, ...sent };
    const others = Object.entries(fields).filter(([name]) => !name.startsWith(`${one.field}.`));
    const changed = { ...Object.fromEntries(others), [one.field]: value };
    const body = { storeId: shop.store.id, ...nested(changed) };
    const response = await post(market.test, endpoint, body, shop.owner);
    expect(verdictAt(response, one.field)).toEqual(verdictOf(one));
  });
});
