import { z } from 'zod/mini';
import { menuDeal } from '../deals/menu-deal.schemas.ts';
import { menuProduct } from '../menu/menu.schemas.ts';
import { askedOrder, somethingOrdered } from '../orders/asked.schemas.ts';
import { deliveryMethods } from '../orders/orders.choices.ts';
import { order } from '../orders/orders.schemas.ts';
import { cents } from '../shared/amount-fields.ts';
import { fieldRule } from '../shared/fields.ts';
import { instant, minorUnits, requiredText } from '../shared/schema.ts';
import { deliveryFees } from '../store/delivery-fees.ts';
import { openingStates } from '../store/opening.ts';

/** An order from a consumer app. The app can check a promo code first with `/marketplace/promocode`. */
export const placeOrderRequest = z
  .extend(askedOrder, {
    storeUrl: requiredText('Store is required', 80),
    /** `MARKETPLACE` means paid in the app. Only the web store takes cards. */
    payment: z._default(
      z.enum(['MARKETPLACE', 'AT_COUNTER', 'ON_DELIVERY'], {
        error: 'Payment must be MARKETPLACE, AT_COUNTER or ON_DELIVERY',
      }),
      'MARKETPLACE',
    ),
    /** The fee of the app's own delivery agent. Omit to apply the store's delivery fees. */
    deliveryFee: z.optional(cents('Delivery fee').check(z.minimum(0), z.maximum(100_00))),
  })
  .check(
    somethingOrdered,
    fieldRule<Delivered>(
      'deliveryFee',
      'A pickup has no delivery fee',
      ({ deliveryMethod, deliveryFee = 0 }) => deliveryMethod !== 'PICKUP' || deliveryFee === 0,
    ),
  );

type Delivered = { readonly deliveryMethod: string; readonly deliveryFee?: number | undefined };

export type PlaceOrderRequest = z.output<typeof placeOrderRequest>;

const opening = { state: z.enum(openingStates), until: z.nullable(instant) };

/** A store as integrations see it. */
export const marketplaceStore = z.object({
  storeUrl: z.string(),
  name: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  /** The store's opening state and the time it changes automatically. */
  ...opening,
  /** The opening state by pickup and delivery. DIRECT and POOLED are deliveries. */
  ways: z.object({ PICKUP: z.object(opening), DELIVERY: z.object(opening) }),
  /** The accepted delivery methods. */
  deliveryMethods: z.array(z.enum(deliveryMethods)),
  /** The delivery fees if the request has none. */
  deliveryFees,
});

export const marketplaceMenu = z.object({
  store: marketplaceStore,
  minimumOrder: minorUnits,
  /** The pickup instructions; may be empty. */
  pickupInstructions: z.string(),
  products: z.array(menuProduct),
  deals: z.array(menuDeal),
});

export type MarketplaceMenu = z.infer<typeof marketplaceMenu>;

/** A placed order, with the pickup instructions for its customer; null if there are none. */
export const placedOrder = z.extend(order, { pickupInstructions: z.nullable(z.string()) });

export type PlacedOrder = z.infer<typeof placedOrder>;
