import type { Product } from '@counter/contract/menu';
import type { Stretch } from '../hours-words.ts';
import {
  blankValues,
  currentValues,
  sharedNames,
  type PlainValues,
  type SharedName,
} from './plain-fields.ts';

/** The field values of the store-level form. */
export type StoreForm = PlainValues<SharedName> & {
  storeId: number;
  id: number;
  olVersion: number | undefined;
  images: string[];
  name: string;
  categories: number[];
  pickupPrice: number | null;
  /** True to apply the store's tax rate instead of the product's own. */
  storeRate: boolean;
  taxRate: number | null;
  available: boolean;
  unavailableUntil: string | null;
  featuredItem: boolean;
  containAlcohol: boolean;
  description: string;
  enabledDailyLimit: boolean;
  dailyLimit: number | null;
  menuHours: Stretch[];
  optionGroupIds: number[];
};

/** Returns the form values of a new product. */
export function blankStoreForm(storeId: number): StoreForm {
  return {
    storeId,
    id: 0,
    olVersion: undefined,
    images: [],
    name: '',
    categories: [],
    pickupPrice: null,
    storeRate: true,
    taxRate: null,
    available: true,
    unavailableUntil: null,
    featuredItem: false,
    containAlcohol: false,
    description: '',
    ...blankValues(sharedNames),
    enabledDailyLimit: false,
    dailyLimit: null,
    menuHours: [],
    optionGroupIds: [],
  };
}

/** Returns the form values of an existing product. */
export function storeFormOf(product: Product): StoreForm {
  return {
    storeId: product.storeId,
    id: product.id,
    olVersion: product.olVersion,
    images: product.images,
    name: product.name,
    categories: product.categories.map(({ id }) => id),
    pickupPrice: product.pickupPrice,
    storeRate: product.taxRate === null,
    taxRate: product.taxRate,
    available: product.available,
    unavailableUntil: product.available ? null : product.unavailableUntil,
    featuredItem: product.featured,
    containAlcohol: product.containAlcohol,
    description: product.description,
    ...currentValues(sharedNames, product),
    enabledDailyLimit: product.enabledDailyLimit,
    dailyLimit: product.dailyLimit,
    menuHours: product.menuHours,
    optionGroupIds: product.optionGroupIds,
  };
}

/** Returns the request, which the contract validates. Disabled values are omitted. */
export function storeRequestOf({ storeRate, ...form }: StoreForm) {
  return {
    ...form,
    taxRate: storeRate ? null : String(form.taxRate ?? ''),
    unavailableUntil: form.available ? null : form.unavailableUntil,
    dailyLimit: form.enabledDailyLimit ? form.dailyLimit : null,
  };
}
