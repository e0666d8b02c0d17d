/** Where the money of a card is: being paid, reserved for the store, taken, given free, given back, or lost. */
export const cardStates = [
  'OPEN',
  'AUTHORIZED',
  'CAPTURED',
  'CANCELLED',
  'REFUNDED',
  'FAILED',
] as const;

export type CardState = (typeof cardStates)[number];

/** What of a card payment does not go on: taking the money, giving it free or back; or it is lost. */
export const cardTroubles = ['CAPTURE', 'RELEASE', 'REFUND', 'LOST'] as const;

export type CardTrouble = (typeof cardTroubles)[number];
