import { feePlanLabel, type PayoutAdjustment, type PayoutOrder } from '@counter/contract/payouts';
import { dayCell, moneyCell, type Cell } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { TableFile } from '../../platform/http/table-file.ts';
import type { Lines } from '../../platform/kernel/workbook/sheet.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { PayoutRow } from './payouts.repository.ts';
import { existingPayout } from './payouts.service.ts';
import { readPayoutAdjustments, readPayoutOrders } from './read-payout.ts';

/** Exports a payout's orders, promo credits and adjustments, and their total. @throws ProblemError NOT_FOUND */
export async function exportStatement(
  db: Db,
  scope: StoreScope,
  transactionId: string,
): Promise<TableFile> {
  const payout = await existingPayout(db, scope, transactionId);
  return {
    name: `statement-${scope.storeUrl}-${transactionId}`,
    sheet: 'Payout',
    head: statementHead,
    lines: readLines(db, scope, payout),
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

async function* readLines(db: Db, scope: StoreScope, payout: PayoutRow): Lines {
  const { currency, transactionId, payoutAmount } = payout;
  for await (const orders of readPayoutOrders(db, scope, payout)) {
    yield orders.flatMap((order) => orderLines(order, currency));
  }
  for await (const adjustments of readPayoutAdjustments(db, scope, payout)) {
    yield adjustments.map((one) => adjustmentCells(one, currency));
  }
  yield [
    [
      dayCell(payout.periodEnd),
      'PAYOUT',
      transactionId,
      '',
      ...blank,
      moneyCell(payoutAmount, currency),
      currency,
    ],
  ];
}

const blank: readonly string[] = Array.from({ length: 7 }, () => '');

/** Returns an order's line, and one for the promo credit if there is any. */
function orderLines(order: PayoutOrder, currency: string): Cell[][] {
  const { day, orderNumber, promoCredit, promoCode } = order;
  const line = orderCells(order, currency);
  if (promoCredit === 0) return [line];
  const note = `Promo code ${promoCode ?? ''}`.trim();
  const amount = moneyCell(promoCredit, currency);
  return [line, [dayCell(day), 'PROMO_CREDIT', orderNumber, note, ...blank, amount, currency]];
}

function orderCells(order: PayoutOrder, currency: string): Cell[] {
  const money = (amount: number) => moneyCell(amount, currency);
  const { day, orderNumber, plan, rate } = order;
  const amounts = [order.subtotal, -order.discount, order.tax, order.tip, order.base].map(money);
  const fee = [feePlanLabel(plan, rate), money(-order.fee)];
  return [dayCell(day), 'ORDER', orderNumber, '', ...amounts, ...fee, money(order.total), currency];
}

function adjustmentCells(adjustment: PayoutAdjustment, currency: string): Cell[] {
  const { day, kind, reference, note, amount } = adjustment;
  return [dayCell(day), kind, reference, note, ...blank, moneyCell(amount, currency), currency];
}
