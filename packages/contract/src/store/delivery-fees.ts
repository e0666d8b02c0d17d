import { z } from 'zod/mini';
import type { DeliveryMethod } from '../orders/orders.choices.ts';
import { minorUnits } from '../shared/schema.ts';

/** How a delivery is charged for: not at all, the same everywhere, or by how far it is. */
export const tariffKinds = ['NONE', 'FLAT', 'BANDS'] as const;

export type TariffKind = (typeof tariffKinds)[number];

/** The most bands that a tariff may have. */
export const maxBands = 8;

/** What a delivery up to so many miles costs; the bands before it end where it begins. */
const band = z.object({ upToMiles: z.number(), fee: minorUnits });

/** From what basket on a delivery is free; null: never. */
const freeFrom = z.nullable(minorUnits);

/** What one way of delivering costs the customer. */
export const deliveryTariff = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('NONE') }),
  z.object({ kind: z.literal('FLAT'), fee: minorUnits, freeFrom }),
  /** Ascending; farther than the last is not delivered. */
  z.object({ kind: z.literal('BANDS'), bands: z.array(band), freeFrom }),
]);

export type DeliveryTariff = z.infer<typeof deliveryTariff>;

/** What delivery costs the customers of a store. */
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

/**
 * What a delivery of a basket costs so many miles away, in minor units; undefined where that is too far.
 * Only bands look at the miles.
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

/** How far a tariff delivers; undefined where it delivers everywhere. */
export function farthestMiles(tariff: DeliveryTariff): number | undefined {
  return tariff.kind === 'BANDS' ? tariff.bands.at(-1)?.upToMiles : undefined;
}
