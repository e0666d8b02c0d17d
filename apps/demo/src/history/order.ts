/** A chosen option: its position in the product's options, and the choice's position in that option. */
export type ChoiceRef = { option: number; choice: number };

export type HistoricLine = {
  /** The position in the catalogue's products. */
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
      /** Seconds after placing; above `acceptAfterSeconds` if it was accepted first. */
      rejectAfterSeconds: number;
    }
  | { state: 'OPEN'; stage: 'NEW' | 'STORE_ACCEPTED' | 'READY' };

export type DeliveryMethod = 'PICKUP' | 'DIRECT' | 'POOLED';

/** The local time of an order: the day, the minute of the day, the second. */
export type PlacedAt = { day: string; minute: number; second: number };

export type HistoricOrder = PlacedAt & {
  /** The position in the customers. */
  customer: number;
  deliveryMethod: DeliveryMethod;
  /** For a scheduled order: minutes from placing to the requested time. */
  scheduledOffsetMinutes?: number;
  lines: HistoricLine[];
  /** In cents. */
  tip: number;
  outcome: OrderOutcome;
  /**
   * The moves, relative to placing: accepted after seconds, ready and completed after minutes. The outcome decides
   * which of them happened.
   */
  acceptAfterSeconds: number;
  readyAfterMinutes: number;
  completeAfterMinutes: number;
};
