import type { Sale, SalePayment } from '@counter/contract/sales';

const payments: Record<SalePayment, string> = { CASH: 'Cash', CARD: 'Card' };

/** How a sale was paid. */
export function paymentLabel(payment: SalePayment): string {
  return payments[payment];
}

/** What was sold, on one line: "2 × Lentil soup, Gift box". */
export function summarizeSale({ lines }: Pick<Sale, 'lines'>): string {
  return lines
    .map(({ productId, quantity, name }) => (productId === null ? name : `${quantity} × ${name}`))
    .join(', ');
}
