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
