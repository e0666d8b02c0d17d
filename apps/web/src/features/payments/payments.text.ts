/** Every sentence that people read on the screens of payments. */
export const text = {
  cardPaymentCouldNotBe: "We couldn't load the card payment",
  cardPayment: 'Card payment',
  marketplaceSeesToItYou: "The marketplace is handling it. You'll still be paid.",
  itIsTriedAgainBy: "We'll retry automatically.",
  isReservedOnCustomersCard: (amount: string) =>
    `${amount} is on hold on the customer's card. We'll charge it when you accept the order.`,
  wasTakenFromCustomersCard: (amount: string) => `Charged ${amount} to the customer's card.`,
  wasTakenFromCustomersCardAnd: (amount: string, refundedDisplayValue: string) =>
    `Charged ${amount} to the customer's card and refunded ${refundedDisplayValue}.`,
  wentBackToCustomersCard: (amount: string) => `Refunded ${amount} to the customer's card.`,
  nothingWasTakenCustomersCard: (amount: string) =>
    `Released the ${amount} hold on the customer's card. They weren't charged.`,
  weCouldntChargeCard: (amount: string) =>
    `We couldn't charge ${amount} to the customer's card. Collect payment when you hand over the order.`,
} as const;
