import { employeeFormCases, riderFormCases } from '@counter/contract/cases';
import { findRiders, saveEmployee, saveRider, updateRiderDuty } from '@counter/contract/people';
import type { TestMarket, TestShop } from './orders.ts';
import { post } from '../partner-api/partners.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Sends the employee form with valid values, except for the given fields. */
export async function sendEmployee(market: TestMarket, shop: TestShop, fields: Fields = {}) {
  const { filled, sent } = employeeFormCases;
  const body = { storeId: shop.store.id, ...filled, ...sent, ...fields };
  return post(market.test, saveEmployee, body, shop.owner);
}

/** Sends the rider form with valid values, except for the given fields. */
export async function sendRider(market: TestMarket, shop: TestShop, fields: Fields = {}) {
  const body = { storeId: shop.store.id, ...riderFormCases.filled, ...fields };
  return post(market.test, saveRider, body, shop.owner);
}

/** Adds a rider, on duty by default; returns the rider. */
export async function addRider(
  market: TestMarket,
  shop: TestShop,
  {
    onDuty = true,
    ...facts
  }: { readonly name: string; readonly cnic?: string; readonly onDuty?: boolean },
) {
  const storeId = shop.store.id;
  const { data: id } = (await sendRider(market, shop, facts)).json<{ data: number }>();
  if (onDuty) await market.ask(updateRiderDuty, { body: { storeId, id, onDuty } }, shop.owner);
  const riders = await market.ask(findRiders, { params: { storeId: String(storeId) } }, shop.owner);
  const rider = riders.find((one) => one.id === id);
  if (!rider) throw new Error(`${facts.name} was not added`);
  return rider;
}
