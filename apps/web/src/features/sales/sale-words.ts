import type { Sale, SalePayment } from '@counter/contract/sales';
import { text } from './sales.text.ts';

const payments: Record<SalePayment, string> = { CASH: text.cash, CARD: text.card };

/** Returns the label of a sale's payment. */
export function paymentLabel(payment: SalePayment): string {
  return payments[payment];
}

/** Summarizes a sale in one line: "2 × Lentil soup, Gift box". */
export function summarizeSale({ lines }: Pick<Sale, 'lines'>): string {
  return lines
    .map(({ productId, quantity, name }) => (productId === null ? name : `${quantity} × ${name}`))
    .join(', ');
}
