import { z } from 'zod/mini';
import { phoneNumber } from '../shared/fields.ts';
import { requiredText } from '../shared/schema.ts';
import { taxPercent } from '../shared/tax-rate.ts';
import { webAddress } from '../shared/web-address.ts';
import { change, changeClaims, settingVersion } from './setting-version.ts';
import { upTo } from '../shared/lengths.ts';

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
  description: z._default(z.string().check(z.trim(), upTo(500)), ''),
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

const tax = {
  /** Percent, with up to 4 decimals. */
  storeTaxRate: taxPercent('Tax rate is required', 'Store tax rate'),
};

export const taxRateValues = z.object(tax);

export const taxRateRequest = z.object({ ...changeClaims, ...tax });

export type TaxRateRequest = z.output<typeof taxRateRequest>;

const pickup = { pickupInstructions: requiredText('Instructions required.', 1000) };

export const customerPickupValues = z.object(pickup);

export const customerPickupRequest = z.object({ ...changeClaims, ...pickup });

export type CustomerPickupRequest = z.output<typeof customerPickupRequest>;
