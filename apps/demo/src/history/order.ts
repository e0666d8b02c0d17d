/** A choice taken: positions in the product's options and in that option's choices. */
export type ChoiceRef = { option: number; choice: number };

export type HistoricLine = {
  /** Position in the catalogue's products. */
  product: number;
  quantity: number;
  choices: ChoiceRef[];
  specialInstructions?: string;
};

export type RejectReason =
  | 'OutOfStock'
  | 'PricingError'
  | 'FraudStopShipment'
  | 'AddressInNotServiceable'
  | 'CustomerRequestToCancelTheOrder';

export type OrderOutcome =
  | { state: 'COMPLETED' }
  | {
      state: 'STORE_REJECT';
      reason: RejectReason;
      message: string;
      /** Seconds after placing; above `acceptAfterSeconds` when it had been accepted before. */
      rejectAfterSeconds: number;
    }
  | { state: 'OPEN'; stage: 'NEW' | 'STORE_ACCEPTED' | 'READY' };

export type DeliveryMethod = 'PICKUP' | 'DIRECT' | 'POOLED';

/** The time of an order in the store's time zone: the day, the minute of the day, the second. */
export type PlacedAt = { day: string; minute: number; second: number };

export type HistoricOrder = PlacedAt & {
  /** Position in the customers. */
  customer: number;
  deliveryMethod: DeliveryMethod;
  /** For a scheduled order: minutes from placing to when it is wanted. */
  scheduledOffsetMinutes?: number;
  lines: HistoricLine[];
  /** In cents. */
  tip: number;
  outcome: OrderOutcome;
  /**
   * The moves, counted from placing: accepted after seconds, ready and completed after minutes.
   * A move that the outcome did not reach never happened, whatever its number says.
   */
  acceptAfterSeconds: number;
  readyAfterMinutes: number;
  completeAfterMinutes: number;
};
