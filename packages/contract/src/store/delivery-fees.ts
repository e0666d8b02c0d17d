import { z } from 'zod/mini';
import type { DeliveryMethod } from '../orders/orders.choices.ts';
import { minorUnits } from '../shared/schema.ts';

/** The kinds of delivery tariffs: free, flat, or by distance. */
export const tariffKinds = ['NONE', 'FLAT', 'BANDS'] as const;

export type TariffKind = (typeof tariffKinds)[number];

/** The most bands that a tariff may have. */
export const maxBands = 8;

/** The fee of a delivery up to some miles; a band begins at the end of the previous one. */
const band = z.object({ upToMiles: z.number(), fee: minorUnits });

/** The basket value from which delivery is free; null for never. */
const freeFrom = z.nullable(minorUnits);

/** The delivery fee of one delivery method. */
export const deliveryTariff = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('NONE') }),
  z.object({ kind: z.literal('FLAT'), fee: minorUnits, freeFrom }),
  /** Ascending; farther than the last is not delivered. */
  z.object({ kind: z.literal('BANDS'), bands: z.array(band), freeFrom }),
]);

export type DeliveryTariff = z.infer<typeof deliveryTariff>;

/** The delivery fees of a store. */
export const deliveryFees = z.object({
  /** The ZIP code that distances are measured from; empty where nothing is by distance. */
  zipCode: z.string(),
  direct: deliveryTariff,
  pooled: deliveryTariff,
});

export type DeliveryFees = z.infer<typeof deliveryFees>;

/** The tariff of a delivery method; a pickup has none. */
export function tariffOf(
  { direct, pooled }: Pick<DeliveryFees, 'direct' | 'pooled'>,
  method: DeliveryMethod,
): DeliveryTariff {
  if (method === 'PICKUP') return { kind: 'NONE' };
  return method === 'DIRECT' ? direct : pooled;
}

/** Returns true if a store delivers to any address for nothing, as every store does before it sets its fees. */
export function deliversFreely(
  fees: Pick<DeliveryFees, 'direct' | 'pooled'>,
  offered: readonly DeliveryMethod[],
): boolean {
  return offered.some((method) => method !== 'PICKUP' && tariffOf(fees, method).kind === 'NONE');
}

/**
 * Returns the delivery fee of a basket for a distance, in minor units; undefined if that is too
 * far. Only bands depend on the distance.
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

/** The least that a delivery by one of the methods costs without being free for a large basket; null where none delivers. */
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

/** Returns the maximum distance of a tariff in miles; undefined without a limit. */
export function farthestMiles(tariff: DeliveryTariff): number | undefined {
  return tariff.kind === 'BANDS' ? tariff.bands.at(-1)?.upToMiles : undefined;
}
