/** The states of a card payment: being paid, reserved, captured, released, refunded, or lost. */
export const cardStates = [
  'OPEN',
  'AUTHORIZED',
  'CAPTURED',
  'CANCELLED',
  'REFUNDED',
  'FAILED',
] as const;

export type CardState = (typeof cardStates)[number];

/** The failures of a card payment: capture, release or refund failed, or the payment is lost. */
export const cardTroubles = ['CAPTURE', 'RELEASE', 'REFUND', 'LOST'] as const;

export type CardTrouble = (typeof cardTroubles)[number];
