import { z } from 'zod/mini';
import { deliveryMethods } from '../orders/orders.choices.ts';
import { moneyAmount, wholeNumber } from '../shared/amount-fields.ts';
import { phoneNumber } from '../shared/fields.ts';
import { minorUnits, requiredText } from '../shared/schema.ts';
import { taxPercent } from '../shared/tax-rate.ts';
import { webAddress } from '../shared/web-address.ts';
import { orderExpiries } from '../store/business-form.schemas.ts';
import { change, changeClaims, settingVersion } from './setting-version.ts';

/** The store's public information. */
export const storeInfo = z.object({
  name: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  website: z.string(),
  description: z.string(),
  ...settingVersion,
});

export type StoreInfo = z.infer<typeof storeInfo>;

export const storeInfoRequest = z.object({
  ...changeClaims,
  name: requiredText('Store name is required', 120),
  address: requiredText('Address is required', 300),
  phoneNumber: phoneNumber('Phone number is required'),
  website: webAddress('https://example.com', 'Website is required'),
  description: z._default(z.string().check(z.trim(), z.maxLength(500, 'Too Long!')), ''),
});

export type StoreInfoRequest = z.output<typeof storeInfoRequest>;

/** The tax rate and the pickup instructions. */
export const storeAccount = z.object({
  /** Percent, with up to 4 decimals. */
  taxRate: z.number(),
  pickupInstructions: z.string(),
  tax: change,
  pickup: change,
});

export type StoreAccount = z.infer<typeof storeAccount>;

export const taxRateRequest = z.object({
  ...changeClaims,
  /** Percent, with up to 4 decimals. */
  storeTaxRate: taxPercent('Tax rate is required', 'Store tax rate'),
});

export type TaxRateRequest = z.output<typeof taxRateRequest>;

export const customerPickupRequest = z.object({
  ...changeClaims,
  pickupInstructions: requiredText('Instructions required.', 1000),
});

export type CustomerPickupRequest = z.output<typeof customerPickupRequest>;

/** The ordering settings, and the rules for orders that nobody accepts. */
export const storeOrdering = z.object({
  minimumOrder: minorUnits,
  deliveryMethods: z.array(z.enum(deliveryMethods)),
  preparationMinutes: z.int(),
  orderExpiry: z.enum(orderExpiries),
  /** The accept clock: for how long a new order waits. */
  expiryMinutes: z.int(),
  ...settingVersion,
});

export type StoreOrdering = z.infer<typeof storeOrdering>;

export const storeOrderingRequest = z.object({
  ...changeClaims,
  minimumOrder: moneyAmount('Minimum order'),
  deliveryMethods: z
    .array(z.enum(deliveryMethods))
    .check(z.minLength(1, 'Choose at least one'), z.maxLength(deliveryMethods.length)),
  preparationMinutes: wholeNumber('Preparation time is required', 1, 240),
  orderExpiry: z.enum(orderExpiries, { error: 'Choose one of the list' }),
  expiryMinutes: wholeNumber('Minutes are required', 3, 15),
});

export type StoreOrderingRequest = z.output<typeof storeOrderingRequest>;

/** The limits of open unpaid orders per customer of the web store. */
export const unpaidLimits = z.object({
  maxOpenOrders: z.int(),
  /** The maximum value of those orders. */
  maxOpenValue: minorUnits,
  /** Above this total the customer confirms an order by a code. */
  confirmAbove: minorUnits,
  ...settingVersion,
});

export type UnpaidLimits = z.infer<typeof unpaidLimits>;

export const unpaidLimitsRequest = z.object({
  ...changeClaims,
  maxOpenOrders: wholeNumber('Orders are required', 1, 50),
  maxOpenValue: moneyAmount('Total is required'),
  confirmAbove: moneyAmount('Amount is required'),
});

export type UnpaidLimitsRequest = z.output<typeof unpaidLimitsRequest>;
