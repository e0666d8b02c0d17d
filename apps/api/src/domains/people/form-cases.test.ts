import { employeeFormCases, riderFormCases } from '@counter/contract/cases';
import { saveEmployee, saveRider } from '@counter/contract/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noDate, sentOf, verdictAt, verdictOf, type SentCase } from '../../testing/form-cases.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

const employeeExtras: readonly SentCase[] = [
  { field: 'firstName', value: null, message: 'Employee first name is required.' },
  { field: 'joiningDate', value: '2024-02-30', message: noDate },
  { field: 'joiningDate', value: '3/4/2026', message: null },
  { field: 'salary', value: null, message: 'Employee salary is required.' },
  { field: 'salary', value: 100_000_001, message: 'Enter 1,000,000.00 or less' },
  { field: 'salary', value: -1, message: 'Must not be below 0' },
];

const riderExtras: readonly SentCase[] = [
  { field: 'vehicle', value: 'ROCKET', message: 'Choose one of: BICYCLE, MOTORBIKE, CAR, ON_FOOT' },
  { field: 'vehicle', value: undefined, message: 'Vehicle is required.' },
  { field: 'plate', value: '', message: null, given: { vehicle: 'BICYCLE' } },
  { field: 'image', value: 'https://example.com/a.png', message: 'Upload the picture first' },
];

const forms = [
  { what: 'an employee', endpoint: saveEmployee, form: employeeFormCases, extras: employeeExtras },
  { what: 'a rider', endpoint: saveRider, form: riderFormCases, extras: riderExtras },
];

describe.each(forms)('the API validates $what', ({ endpoint, form, extras }) => {
  it.each([...form.cases, ...extras])('$field $value: $message', async (one) => {
    const value = sentOf(one);
    const body = { ...form.filled, ...form.sent, ...one.given, [one.field]: value };
    const sent = { storeId: shop.store.id, ...body };
    const response = await post(market.test, endpoint, sent, shop.owner);
    expect(verdictAt(response, one.field)).toEqual(verdictOf(one));
  });
});
