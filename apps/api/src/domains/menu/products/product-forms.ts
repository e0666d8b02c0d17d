import {
  formFields,
  isOffered,
  sharedFields,
  type BusinessProductRequest,
  type ProductRequest,
} from '@counter/contract/menu';
import { toTaxRate } from '@counter/contract/shared';
import { pick } from '../../../platform/kernel/pick.ts';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { ProductFacts } from './product-parts.ts';

/**
 * Applies the store-level form to a product. Fields that the form lacks (discount, unit, code and hash tags) keep their
 * values.
 * @throws ProblemError INVALID_FIELDS for an end of unavailability in the past
 */
export function applyProductForm(
  request: ProductRequest,
  current: ProductFacts,
  at: Date,
): ProductFacts {
  const { taxRate, enabledDailyLimit, dailyLimit } = request;
  return {
    ...current,
    ...extrasOf(request, current, at),
    name: request.name,
    description: request.description,
    images: unique(request.images),
    price: request.pickupPrice,
    featured: request.featuredItem,
    containAlcohol: request.containAlcohol,
    taxRate: taxRate === null ? null : toTaxRate(taxRate),
    dailyLimit: enabledDailyLimit ? (dailyLimit ?? null) : null,
    ...givenFields(request, sharedNames),
    categoryIds: unique(request.categories),
  };
}

/**
 * Applies the business-scoped form to a product. Its one category becomes the first; pictures are given only if they
 * change; `uploaded` comes before the others.
 * @throws ProblemError INVALID_FIELDS for an end of unavailability in the past
 */
export function applyBusinessForm(
  request: BusinessProductRequest & { readonly uploaded: string | undefined },
  current: ProductFacts,
  at: Date,
): ProductFacts {
  const { uploaded, category, images = current.images } = request;
  const [, ...others] = current.categoryIds;
  return {
    ...current,
    ...extrasOf(request, current, at),
    name: request.productName,
    description: request.description,
    images: unique(uploaded === undefined ? images : [uploaded, ...images]),
    price: request.price,
    discount: request.discount,
    ...givenFields(request, formNames),
    categoryIds: unique([category, ...others]),
  };
}

const namesOf = <Fields extends object>(fields: Fields) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of that object
  Object.keys(fields) as (keyof Fields)[];

const sharedNames = namesOf(sharedFields);
const formNames = namesOf(formFields);

/** Returns the given fields whose form names equal the product's. */
function givenFields<Name extends keyof ProductFacts>(
  request: { readonly [Field in Name]?: ProductFacts[Field] | undefined },
  names: readonly Name[],
): Partial<ProductFacts> {
  const given = Object.entries(pick(request, names));
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

type Extras = Pick<
  ProductRequest,
  'available' | 'unavailableUntil' | 'menuHours' | 'optionGroupIds'
>;

function extrasOf(request: Extras, current: ProductFacts, at: Date) {
  const { menuHours = current.menuHours, optionGroupIds = current.optionGroupIds } = request;
  return { ...wordOf(request, current, at), menuHours, optionGroupIds: unique(optionGroupIds) };
}

function wordOf({ available, unavailableUntil }: Extras, current: ProductFacts, at: Date) {
  if (available) return { available, unavailableUntil: null };
  if (unavailableUntil === undefined) {
    return {
      available,
      unavailableUntil: isOffered(current, at) ? null : current.unavailableUntil,
    };
  }
  const until = unavailableUntil === null ? null : new Date(unavailableUntil);
  if (until === null || until > at) return { available, unavailableUntil: until };
  const message = 'Choose a time in the future.';
  const errors = [{ path: 'unavailableUntil', message }];
  throw new ProblemError('INVALID_FIELDS', message, { errors });
}
