import {
  unitCodes,
  type BusinessProductRequest,
  type ProductRequest,
} from '@counter/contract/menu';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf } from '../../../platform/kernel/difference.ts';
import { newProduct } from './product-facts.ts';
import type { ProductFacts } from './product-parts.ts';
import { applyBusinessForm, applyProductForm } from './product-forms.ts';

const at = new Date('2026-03-04T17:00:00Z');
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 4 });
const amount = fc.integer({ min: 0, max: 100_000 });
const pictures = fc.uniqueArray(fc.constantFrom('/uploads/a', '/uploads/b', '/uploads/c'));

const products: fc.Arbitrary<ProductFacts> = fc
  .record({
    name: fc.string(),
    description: fc.string(),
    images: pictures,
    price: amount,
    discount: amount,
    displayUnitValue: fc.string(),
    weight: amount,
    unit: fc.constantFrom(...unitCodes),
    tag: fc.string(),
    code: fc.string(),
    available: fc.boolean(),
    unavailableUntil: fc.option(fc.date({ noInvalidDate: true })),
    returnable: fc.boolean(),
    featured: fc.boolean(),
    containAlcohol: fc.boolean(),
    taxRate: fc.option(fc.integer({ min: 0, max: 2500 })),
    dailyLimit: fc.option(fc.integer({ min: 1, max: 100 })),
    categoryIds: ids,
    optionGroupIds: ids,
  })
  .map((facts) => ({ ...newProduct, ...facts }));

const requests: fc.Arbitrary<ProductRequest> = fc.record({
  storeId: fc.constant(1),
  id: fc.constant(1),
  name: fc.string(),
  description: fc.string(),
  images: pictures,
  categories: ids,
  pickupPrice: amount,
  available: fc.boolean(),
  featuredItem: fc.boolean(),
  containAlcohol: fc.boolean(),
  taxRate: fc.option(fc.integer({ min: 0, max: 2500 }).map((rate) => rate / 100)),
  enabledDailyLimit: fc.boolean(),
  dailyLimit: fc.option(fc.integer({ min: 1, max: 100 })),
});

const businessRequests: fc.Arbitrary<BusinessProductRequest> = fc.record({
  discriminator: fc.constant('PRODUCT' as const),
  businessId: fc.constant(1),
  id: fc.constant(1),
  productName: fc.string(),
  category: fc.integer({ min: 1, max: 9 }),
  code: fc.string(),
  price: amount,
  discount: amount,
  description: fc.string(),
  displayUnitValue: fc.string(),
  weight: amount,
  unit: fc.constantFrom(...unitCodes),
  tag: fc.string(),
  available: fc.boolean(),
  returnable: fc.boolean(),
  brandName: fc.constant(''),
  quantity: fc.constant(1),
});

const pick = (facts: ProductFacts, fields: readonly (keyof ProductFacts)[]) =>
  fields.map((field) => facts[field]);

const onlyInBusiness = ['discount', 'displayUnitValue', 'weight', 'unit', 'tag', 'code'] as const;
const onlyInStore = ['featured', 'containAlcohol', 'taxRate', 'dailyLimit', 'images'] as const;

describe('a product form', () => {
  it('keeps the fields that only the other view has', () => {
    fc.assert(
      fc.property(products, requests, businessRequests, (before, request, inBusiness) => {
        const fromStore = applyProductForm(request, before, at);
        expect(pick(fromStore, onlyInBusiness)).toEqual(pick(before, onlyInBusiness));
        const fromBusiness = applyBusinessForm({ ...inBusiness, uploaded: undefined }, before, at);
        expect(pick(fromBusiness, onlyInStore)).toEqual(pick(before, onlyInStore));
        expect(fromBusiness.categoryIds.slice(1)).toEqual(
          before.categoryIds.slice(1).filter((id) => id !== inBusiness.category),
        );
      }),
    );
  });

  it('changes nothing when sent a second time', () => {
    fc.assert(
      fc.property(products, requests, businessRequests, (before, request, inBusiness) => {
        const once = applyProductForm(request, before, at);
        expect(differenceOf(once, applyProductForm(request, once, at))).toBeUndefined();
        const sent = { ...inBusiness, uploaded: undefined };
        const first = applyBusinessForm(sent, before, at);
        expect(differenceOf(first, applyBusinessForm(sent, first, at))).toBeUndefined();
      }),
    );
  });

  it('keeps no end for an available product', () => {
    fc.assert(
      fc.property(products, requests, (before, request) => {
        const { available, unavailableUntil } = applyProductForm(request, before, at);
        expect(available && unavailableUntil !== null).toBe(false);
        expect(unavailableUntil === null || unavailableUntil > at).toBe(true);
      }),
    );
  });
});
