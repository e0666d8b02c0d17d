import type { Random } from '../random.ts';
import type { OrderOutcome, RejectReason } from './order.ts';

const reasons: readonly (readonly [number, RejectReason])[] = [
  [42, 'OutOfStock'],
  [36, 'CustomerRequestToCancelTheOrder'],
  [10, 'AddressInNotServiceable'],
  [7, 'PricingError'],
  [5, 'FraudStopShipment'],
];

const messages: Record<RejectReason, readonly string[]> = {
  OutOfStock: [
    'We sold the last one a minute before your order. Sorry!',
    'The delivery did not come today, so we cannot make this.',
    'Two of the items ran out and we could not reach you.',
  ],
  CustomerRequestToCancelTheOrder: [
    'Customer called: plans have changed.',
    'Ordered twice by mistake; the other order stands.',
    'Customer picked the wrong address and will order again.',
  ],
  AddressInNotServiceable: [
    'The address is across the bridge, outside our delivery area.',
    'No courier goes to this address today.',
  ],
  PricingError: [
    'The price on the menu was out of date.',
    'One of the items was listed below what it costs us.',
  ],
  FraudStopShipment: [
    'The payment was flagged and could not be confirmed.',
    'Name and card did not match and nobody answered the phone.',
  ],
};

/** Generates an order's rejection: mostly before acceptance, sometimes during preparation. */
export function createRejection(random: Random, accept: number, ready: number): OrderOutcome {
  const reason = random.weighted(reasons);
  const early = random.chance(0.6) || ready * 60 <= accept + 1;
  const rejectAfterSeconds = early
    ? random.integer(0, Math.max(0, accept - 1))
    : random.integer(accept + 1, Math.min(ready, 25) * 60);
  return {
    state: 'STORE_REJECT',
    reason,
    message: random.pick(messages[reason]),
    rejectAfterSeconds,
  };
}
