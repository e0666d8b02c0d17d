import { z } from 'zod/mini';
import type { DeliveryMethod } from '../orders/orders.choices.ts';
import { minorUnits } from '../shared/schema.ts';

/** The kinds of delivery tariffs: free, flat, or by distance. */
export const tariffKinds = ['NONE', 'FLAT', 'BANDS'] as const;

export type TariffKind = (typeof tariffKinds)[number];

/** The maximum number of bands in a tariff. */
export const maxBands = 8;

/** The fee up to a distance in miles; a band starts where the previous one ends. */
const band = z.object({ upToMiles: z.number(), fee: minorUnits });

/** The basket value from which delivery is free; null for never. */
const freeFrom = z.nullable(minorUnits);

/** A delivery method's fee. */
export const deliveryTariff = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('NONE') }),
  z.object({ kind: z.literal('FLAT'), fee: minorUnits, freeFrom }),
  /** Ascending; there is no delivery beyond the last. */
  z.object({ kind: z.literal('BANDS'), bands: z.array(band), freeFrom }),
]);

export type DeliveryTariff = z.infer<typeof deliveryTariff>;

/** The delivery fees of a store. */
export const deliveryFees = z.object({
  /** The ZIP code that distances are measured from; empty if no fee depends on distance. */
  zipCode: z.string(),
  direct: deliveryTariff,
  pooled: deliveryTariff,
});

export type DeliveryFees = z.infer<typeof deliveryFees>;

/** Returns a delivery method's tariff; pickup has none. */
export function tariffOf(
  { direct, pooled }: Pick<DeliveryFees, 'direct' | 'pooled'>,
  method: DeliveryMethod,
): DeliveryTariff {
  if (method === 'PICKUP') return { kind: 'NONE' };
  return method === 'DIRECT' ? direct : pooled;
}

/** Returns true if a store delivers everywhere for free, as all stores do before they set fees. */
export function deliversFreely(
  fees: Pick<DeliveryFees, 'direct' | 'pooled'>,
  offered: readonly DeliveryMethod[],
): boolean {
  return offered.some((method) => method !== 'PICKUP' && tariffOf(fees, method).kind === 'NONE');
}

/**
 * Returns a basket's delivery fee for a distance, in minor units; undefined if it is too far. Only bands depend on the
 * distance.
 */
export function deliveryFeeAt(
  tariff: DeliveryTariff,
  { basket, miles }: { readonly basket: number; readonly miles: number },
): number | undefined {
  const fee = feeAt(tariff, miles);
  if (fee === undefined || tariff.kind === 'NONE') return fee;
  return tariff.freeFrom !== null && basket >= tariff.freeFrom ? 0 : fee;
}

function feeAt(tariff: DeliveryTariff, miles: number): number | undefined {
  switch (tariff.kind) {
    case 'NONE':
      return 0;
    case 'FLAT':
      return tariff.fee;
    case 'BANDS':
      return tariff.bands.find(({ upToMiles }) => miles <= upToMiles)?.fee;
  }
}

/**
 * Returns the lowest delivery fee among the methods, ignoring free delivery for large baskets; null if none delivers.
 */
export function minDeliveryFee(
  fees: DeliveryFees,
  methods: readonly DeliveryMethod[],
): number | null {
  const least = methods
    .filter((method) => method !== 'PICKUP')
    .flatMap((method) => feesOf(tariffOf(fees, method)));
  return least.length === 0 ? null : Math.min(...least);
}

/** Returns the lowest basket value with free delivery among the methods; null if none has one. */
export function freeDeliveryFrom(
  fees: DeliveryFees,
  methods: readonly DeliveryMethod[],
): number | null {
  const values = methods.flatMap((method) => {
    const tariff = tariffOf(fees, method);
    return tariff.kind === 'NONE' ? [] : (tariff.freeFrom ?? []);
  });
  return values.length === 0 ? null : Math.min(...values);
}

function feesOf(tariff: DeliveryTariff): number[] {
  switch (tariff.kind) {
    case 'NONE':
      return [0];
    case 'FLAT':
      return [tariff.fee];
    case 'BANDS':
      return tariff.bands.map(({ fee }) => fee);
  }
}

/** Returns a tariff's maximum distance in miles; undefined without a limit. */
export function farthestMiles(tariff: DeliveryTariff): number | undefined {
  return tariff.kind === 'BANDS' ? tariff.bands.at(-1)?.upToMiles : undefined;
}
