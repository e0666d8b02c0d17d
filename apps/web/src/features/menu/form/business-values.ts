import type { Product, Unit } from '@counter/contract/menu';
import type { Stretch } from '../hours-words.ts';
import { blankValues, currentValues, plainNames, type PlainValues } from './plain-fields.ts';

/** The field values of the business-scoped form. */
export type BusinessProductForm = PlainValues & {
  discriminator: 'PRODUCT';
  businessId: number;
  id: number;
  olVersion: number | undefined;
  /** The product's first picture. */
  image: string | null;
  /** Further pictures, which this form doesn't edit. */
  otherImages: string[];
  productName: string;
  category: number | null;
  price: number | null;
  discount: number | null;
  description: string;
  unit: Unit;
  available: boolean;
  unavailableUntil: string | null;
  returnable: boolean;
  menuHours: Stretch[];
  optionGroupIds: number[];
};

/** Returns the form values of a new product. */
export function blankBusinessForm(businessId: number): BusinessProductForm {
  return {
    discriminator: 'PRODUCT',
    businessId,
    id: 0,
    olVersion: undefined,
    image: null,
    otherImages: [],
    productName: '',
    category: null,
    ...blankValues(plainNames),
    price: null,
    discount: 0,
    description: '',
    unit: 'GRAM',
    available: true,
    unavailableUntil: null,
    returnable: false,
    menuHours: [],
    optionGroupIds: [],
  };
}

/** Returns the form values of an existing product. */
export function businessFormOf(product: Product): BusinessProductForm {
  return {
    discriminator: 'PRODUCT',
    businessId: product.storeId,
    id: product.id,
    olVersion: product.olVersion,
    image: product.image,
    otherImages: product.images.slice(1),
    productName: product.name,
    category: product.categoryId,
    ...currentValues(plainNames, product),
    price: product.price,
    discount: product.discount,
    description: product.description,
    unit: product.unit,
    available: product.available,
    unavailableUntil: product.available ? null : product.unavailableUntil,
    returnable: product.returnable,
    menuHours: product.menuHours,
    optionGroupIds: product.optionGroupIds,
  };
}

/** Returns the request, which the contract validates. */
export function businessRequestOf({ image, otherImages, ...form }: BusinessProductForm) {
  return {
    ...form,
    images: image === null ? otherImages : [image, ...otherImages],
    brandName: '',
    quantity: 1,
    category: form.category ?? Number.NaN,
    unavailableUntil: form.available ? null : form.unavailableUntil,
  };
}
