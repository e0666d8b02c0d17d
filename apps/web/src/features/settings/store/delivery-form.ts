import type { DeliveryFeeSettings, DeliveryFeesRequest } from '@counter/contract/settings';
import type { DeliveryTariff, TariffKind } from '@counter/contract/store';
import type { Control } from 'react-hook-form';
import { text } from '../settings.text.ts';

/**
 * The field values of a tariff: an empty number is null. Values that its kind doesn't use are kept in case the kind
 * changes.
 */
interface TariffValues {
  kind: TariffKind;
  fee: number | null;
  bands: { upToMiles: number | null; fee: number | null }[];
  freeFrom: number | null;
}

export interface DeliveryValues {
  zipCode: string;
  direct: TariffValues;
  pooled: TariffValues;
}

export type DeliveryControl = Control<DeliveryValues, unknown, DeliveryFeesRequest>;

/** The delivery types that have a tariff, with their names. */
export const tariffWords = {
  direct: text.store.directDeliveryName,
  pooled: text.store.pooledDeliveryName,
} as const;

export type TariffName = keyof typeof tariffWords;

export const blankBand = { upToMiles: null, fee: null };

export function deliveryValues(settings: DeliveryFeeSettings): DeliveryValues {
  const { zipCode, direct, pooled } = settings;
  return { zipCode, direct: tariffValues(direct), pooled: tariffValues(pooled) };
}

function tariffValues(tariff: DeliveryTariff): TariffValues {
  return { fee: null, bands: [{ ...blankBand }], freeFrom: null, ...tariff };
}

const kindLabels: Record<TariffKind, string> = {
  NONE: text.store.nothing,
  FLAT: text.store.sameEverywhere,
  BANDS: text.store.byDistance,
};

export const kindOptions = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));
