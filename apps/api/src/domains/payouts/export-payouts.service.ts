import { feePlanLabel, type PayoutAdjustment, type PayoutOrder } from '@counter/contract/payouts';
import { moneyInput } from '@counter/contract/shared';
import { byteOrderMark, writeRows } from '../../platform/kernel/csv/write-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CsvFile } from '../../platform/http/csv.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { PayoutRow } from './payouts.repository.ts';
import { existingPayout } from './payouts.service.ts';
import { readPayoutAdjustments, readPayoutOrders } from './read-payout.ts';

/** Writes every order, promo credit and adjustment of a payout, and their sum. @throws ProblemError NOT_FOUND */
export async function exportStatement(
  db: Db,
  scope: StoreScope,
  transactionId: string,
): Promise<CsvFile> {
  const payout = await existingPayout(db, scope, transactionId);
  return {
    filename: `statement-${scope.storeUrl}-${transactionId}.csv`,
    text: writeStatement(db, scope, payout),
  };
}

const statementHead = [
  'Day',
  'Kind',
  'Reference',
  'Note',
  'Subtotal',
  'Discount',
  'Tax',
  'Tip',
  'Fee base',
  'Fee plan',
  'Fee',
  'Amount',
  'Currency',
];

async function* writeStatement(
  db: Db,
  scope: StoreScope,
  payout: PayoutRow,
): AsyncGenerator<string> {
  const { currency, transactionId, payoutAmount } = payout;
  yield byteOrderMark + writeRows([statementHead]);
  for await (const orders of readPayoutOrders(db, scope, payout)) {
    yield writeRows(orders.flatMap((order) => orderLines(order, currency)));
  }
  for await (const adjustments of readPayoutAdjustments(db, scope, payout)) {
    yield writeRows(adjustments.map((one) => adjustmentCells(one, currency)));
  }
  yield writeRows([
    [
      payout.periodEnd,
      'PAYOUT',
      transactionId,
      '',
      ...blank,
      moneyInput(payoutAmount, currency),
      currency,
    ],
  ]);
}

const blank: readonly string[] = Array.from({ length: 7 }, () => '');

/** Returns the line of an order, and that of what the marketplace paid for its promo code. */
function orderLines(order: PayoutOrder, currency: string): string[][] {
  const { day, orderNumber, promoCredit, promoCode } = order;
  const line = orderCells(order, currency);
  if (promoCredit === 0) return [line];
  const note = `Promo code ${promoCode ?? ''}`.trim();
  const amount = moneyInput(promoCredit, currency);
  return [line, [day, 'PROMO_CREDIT', orderNumber, note, ...blank, amount, currency]];
}

function orderCells(order: PayoutOrder, currency: string): string[] {
  const money = (amount: number) => moneyInput(amount, currency);
  const { day, orderNumber, plan, rate } = order;
  const amounts = [order.subtotal, -order.discount, order.tax, order.tip, order.base].map(money);
  const fee = [feePlanLabel(plan, rate), money(-order.fee)];
  return [day, 'ORDER', orderNumber, '', ...amounts, ...fee, money(order.total), currency];
}

function adjustmentCells(adjustment: PayoutAdjustment, currency: string): string[] {
  const { day, kind, reference, note, amount } = adjustment;
  return [day, kind, reference, note, ...blank, moneyInput(amount, currency), currency];
}
