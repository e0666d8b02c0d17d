/** Every sentence that people read on the screens of payments. */
export const text = {
  cardPaymentCouldNotBe: 'The card payment could not be loaded',
  cardPayment: 'Card payment',
  marketplaceSeesToItYou: 'The marketplace sees to it; you are paid all the same.',
  itIsTriedAgainBy: 'It is tried again by itself.',
  isReservedOnCustomersCard: (amount: string) =>
    `${amount} is reserved on the customer’s card. It is taken when you accept the order.`,
  wasTakenFromCustomersCard: (amount: string) => `${amount} was taken from the customer’s card.`,
  wasTakenFromCustomersCardAnd: (amount: string, refundedDisplayValue: string) =>
    `${amount} was taken from the customer’s card, and ${refundedDisplayValue} of it went back.`,
  wentBackToCustomersCard: (amount: string) => `${amount} went back to the customer’s card.`,
  nothingWasTakenCustomersCard: (amount: string) =>
    `Nothing was taken: the customer’s card has its ${amount} free again.`,
  couldNotBeTakenFrom: (amount: string) =>
    `The ${amount} could not be taken from the customer’s card. Take the money when the order is handed over.`,
} as const;
