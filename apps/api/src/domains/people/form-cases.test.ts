import {
  apiMessageOf,
  employeeFormCases,
  riderFormCases,
  type FormCase,
} from '@counter/contract/cases';
import { saveEmployee, saveRider } from '@counter/contract/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/orders.ts';
import { post } from '../../testing/partners.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

/** A field as the API is sent it; some are not text, and no form would send them. */
type Case = Omit<FormCase, 'value'> & { readonly value: unknown };

const noDate = 'Enter a date such as 11/21/2026 or 2026-11-21';

const employeeExtras: readonly Case[] = [
  { field: 'firstName', value: null, message: 'Employee first name is required.' },
  { field: 'joiningDate', value: '2024-02-30', message: noDate },
  { field: 'joiningDate', value: '3/4/2026', message: null },
  { field: 'salary', value: null, message: 'Employee salary is required.' },
  { field: 'salary', value: 100_000_001, message: 'Too much' },
  { field: 'salary', value: -1, message: 'Must not be below 0' },
];

const riderExtras: readonly Case[] = [
  { field: 'vehicle', value: 'ROCKET', message: 'Choose one of: BICYCLE, MOTORBIKE, CAR, ON_FOOT' },
  { field: 'vehicle', value: undefined, message: 'Vehicle is required.' },
  { field: 'plate', value: '', message: null, given: { vehicle: 'BICYCLE' } },
  { field: 'image', value: 'https://example.com/a.png', message: 'Upload the picture first' },
];

const forms = [
  { what: 'an employee', endpoint: saveEmployee, form: employeeFormCases, extras: employeeExtras },
  { what: 'a rider', endpoint: saveRider, form: riderFormCases, extras: riderExtras },
];

describe.each(forms)('the API holds $what to every rule', ({ endpoint, form, extras }) => {
  it.each([...form.cases, ...extras])('$field $value: $message', async (one) => {
    const value = 'sent' in one ? one.sent : one.value;
    const body = { ...form.filled, ...form.sent, ...one.given, [one.field]: value };
    const sent = { storeId: shop.store.id, ...body };
    const response = await post(market.test, endpoint, sent, shop.owner);
    const { errors = [] } = response.json<{ errors?: { path: string; message: string }[] }>();
    const message = errors.find(({ path }) => path === one.field)?.message ?? null;
    const expected = apiMessageOf(one);
    const status = expected === null ? 200 : 422;
    expect({ message, status: response.statusCode }).toEqual({ message: expected, status });
  });
});
