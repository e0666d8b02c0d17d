import type { ListedPayout, PayoutsPage } from '@counter/contract/payouts';

/** A page of payouts, possibly of a longer list, with the server's totals. */
export function pageOfPayouts(
  content: readonly ListedPayout[],
  totalElements = content.length,
): PayoutsPage {
  const counted = content.filter(({ status }) => status !== 'FAILED');
  const sumOf = (amount: (payout: ListedPayout) => number) =>
    counted.reduce((sum, one) => sum + amount(one), 0);
  return {
    content: [...content],
    totalElements,
    totals: {
      payouts: counted.length,
      totalOrders: sumOf((one) => one.totalOrders),
      totalTax: sumOf((one) => one.totalTax),
      totalRestaurantTip: sumOf((one) => one.totalRestaurantTip),
      totalOrdersAmount: sumOf((one) => one.totalOrdersAmount),
      transactionFee: sumOf((one) => one.transactionFee),
      adjustments: sumOf((one) => one.adjustments),
      collected: sumOf((one) => one.collected),
      payoutAmount: sumOf((one) => one.payoutAmount),
    },
  };
}
