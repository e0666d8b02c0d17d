import { findTodayStats } from '@counter/contract/analytics';
import type { OrderWithTimeline } from '@counter/contract/orders';
import { callApi } from '../support/api.ts';
import type { Merchant } from '../support/merchant.ts';

type Figures = { readonly totalOrders: number; readonly saleSubtotal: number };

/** Returns today's figures of the merchant's store. */
export async function figuresOf(url: string, { answer: { data } }: Merchant): Promise<Figures> {
  const params = { storeId: String(data.storeId ?? 0) };
  return (await callApi(url, findTodayStats, { params }, { token: data.token })).data;
}

/** Returns how today's figures differ from the orders that came in. */
export async function checkFigures(
  url: string,
  merchant: Merchant,
  before: Figures,
  records: readonly OrderWithTimeline[],
): Promise<string[]> {
  const after = await figuresOf(url, merchant);
  const kept = records.filter(({ status }) => status !== 'STORE_REJECT' && status !== 'EXPIRED');
  const subtotal = kept.reduce((sum, order) => sum + order.subtotal, 0);
  const counted = after.totalOrders - before.totalOrders;
  const summed = after.saleSubtotal - before.saleSubtotal;
  if (counted === kept.length && summed === subtotal) return [];
  return [`Today counts ${counted} orders of ${summed}, but ${kept.length} of ${subtotal} came in`];
}
