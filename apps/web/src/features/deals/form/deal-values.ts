import { dealRequest, priceOfParts, type Deal, type DealRequest } from '@counter/contract/deals';
import type { Product } from '@counter/contract/menu';
import { formatMoney } from '@counter/contract/shared';
import type { Resolver } from 'react-hook-form';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { valuesFrom } from '../../../ui/forms/values-from.ts';
import { text } from '../deals.text.ts';

/** A product of the deal as the form edits it, with what it displays. */
export type PartValues = {
  productId: number;
  productName: string;
  /** The product's own price, in minor units. */
  price: number;
  available: boolean;
  quantity: number | null;
};

/** The form's field values: an empty number is null, an empty date an empty string. */
export type DealValues = {
  businessId: number;
  id: number;
  olVersion: number | undefined;
  name: string;
  description: string;
  image: string | null;
  price: number | null;
  available: boolean;
  startDate: string;
  endDate: string;
  dealDetails: PartValues[];
};

/** Returns the form values of a new deal. */
export function blankDeal(businessId: number): DealValues {
  return {
    businessId,
    id: 0,
    olVersion: undefined,
    name: '',
    description: '',
    image: null,
    price: null,
    available: true,
    startDate: '',
    endDate: '',
    dealDetails: [],
  };
}

/** Returns the form values of an existing deal. */
export function valuesOf(businessId: number, deal: Deal): DealValues {
  const dealDetails = deal.dealDetails.map((part) => ({ ...part }));
  return valuesFrom(blankDeal(businessId), { ...deal, dealDetails });
}

/** Returns a product as a new part of a deal. */
export function partOf({ id, name, price, discount, availability }: Product): PartValues {
  const available = availability.state === 'AVAILABLE';
  return { productId: id, productName: name, price: price - discount, available, quantity: 1 };
}

/**
 * Returns the sum of the parts' own prices, in minor units; undefined while a quantity is invalid.
 */
export function apartOf(parts: readonly Pick<PartValues, 'price' | 'quantity'>[]) {
  const readable = parts.flatMap(({ price, quantity }) =>
    quantity !== null && Number.isInteger(quantity) ? [{ price, quantity }] : [],
  );
  return readable.length === parts.length ? priceOfParts(readable) : undefined;
}

/** Validates the request, and the rule that depends on the products' prices. */
export function dealResolver(currency: string): Resolver<DealValues, unknown, DealRequest> {
  const check = resolverFor(dealRequest, ({ startDate, endDate, ...values }: DealValues) => ({
    ...values,
    startDate: startDate === '' ? null : startDate,
    endDate: endDate === '' ? null : endDate,
  }));
  return async (values, context, options) => {
    const result = await check(values, context, options);
    const apart = apartOf(values.dealDetails);
    const tooMuch = apart !== undefined && apart > 0 && Number(values.price) > apart;
    if (!tooMuch || 'price' in result.errors) return result;
    const message = text.form.priceError(formatMoney(apart, currency));
    return { values: {}, errors: { ...result.errors, price: { type: 'custom', message } } };
  };
}
