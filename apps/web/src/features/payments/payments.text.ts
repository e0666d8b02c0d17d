/** Screen text for payments. */
export const text = {
  cardPaymentNotLoaded: "We couldn't load the card payment",
  cardPayment: 'Card payment',
  marketplaceHandlesHint: "The marketplace is handling it. You'll still be paid.",
  retryHint: "We'll retry automatically.",
  cardOnHold: (amount: string) =>
    `${amount} is on hold on the customer's card. We'll charge it when you accept the order.`,
  cardCharged: (amount: string) => `Charged ${amount} to the customer's card.`,
  chargedAndRefunded: (amount: string, refundedDisplayValue: string) =>
    `Charged ${amount} to the customer's card and refunded ${refundedDisplayValue}.`,
  cardRefunded: (amount: string) => `Refunded ${amount} to the customer's card.`,
  cardHoldReleased: (amount: string) =>
    `Released the ${amount} hold on the customer's card. They weren't charged.`,
  cardNotCharged: (amount: string) =>
    `We couldn't charge ${amount} to the customer's card. Collect payment when you hand over the order.`,
} as const;
