/** The ways a store pays an expense. Cash from the drawer reduces the drawer's expected cash. */
export const expensePayments = ['DRAWER', 'CARD', 'TRANSFER', 'OTHER'] as const;

export type ExpensePayment = (typeof expensePayments)[number];

const labels: Record<ExpensePayment, string> = {
  DRAWER: 'Cash from the drawer',
  CARD: 'Card',
  TRANSFER: 'Bank transfer',
  OTHER: 'Other',
};

/** Returns the label of an expense's payment method. */
export function expensePaymentLabel(payment: ExpensePayment): string {
  return labels[payment];
}
