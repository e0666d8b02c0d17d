import { placeOrderRequest, type MarketplaceMenu } from '@counter/contract/integrations';
import type { MenuProduct } from '@counter/contract/menu';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryMethods } from '@counter/contract/orders';
import { z } from 'zod/mini';
import { createRandom } from '../random.ts';
import { fillBasket, type Item } from './basket.ts';
import { pickCustomer } from './customers.ts';
import { createOrder } from './order.ts';
import { createTurns } from './turns.ts';

const prices = fc.integer({ min: 0, max: 4000 });

const optionGroups = fc.array(
  fc.record({
    bounds: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })),
    choices: fc.array(fc.record({ price: prices, available: fc.boolean() }), { maxLength: 6 }),
  }),
  { maxLength: 9 },
);

const products = fc.array(fc.record({ price: prices, available: fc.boolean(), optionGroups }), {
  maxLength: 12,
});

/** Ids run through the whole menu, so that no two things share one. */
function toProducts(drawn: typeof products extends fc.Arbitrary<infer T> ? T : never) {
  let id = 0;
  const nextId = (): number => (id += 1);
  return drawn.map(({ optionGroups: groups, ...product }): MenuProduct => ({
    ...product,
    id: nextId(),
    reason: '',
    name: 'Something',
    description: '',
    image: null,
    category: null,
    taxRate: null,
    featured: false,
    calories: null,
    allergens: '',
    optionGroups: groups.map(({ bounds: [minimum, more], choices }) => ({
      id: nextId(),
      name: 'Some of',
      minimum,
      maximum: minimum + more,
      choices: choices.map((choice) => ({ ...choice, id: nextId(), name: 'This', reason: '' })),
    })),
  }));
}

/** A deal of every two neighbors on the menu, whether they can be had or not. */
function toDeals(known: readonly MenuProduct[]): MarketplaceMenu['deals'] {
  return known.slice(1).map((product, index) => ({
    id: index + 1,
    name: 'Both',
    description: '',
    image: null,
    price: product.price,
    available: true,
    reason: '',
    parts: known.slice(index, index + 2).map(({ id }) => ({ productId: id, quantity: 2 })),
  }));
}

const menus = fc.record({
  products: products.map(toProducts),
  minimumOrder: fc.constantFrom(0, 1000, 1500, 400_000),
});

const chances = fc.integer().map((seed) => {
  const random = createRandom(seed);
  return () => random.next();
});

function priceOf({ options, quantity }: Item, product: MenuProduct): number {
  const taken = product.optionGroups
    .flatMap(({ choices }) => choices)
    .filter(({ id }) => options.includes(id));
  return quantity * taken.reduce((total, { price }) => total + price, product.price);
}

function expectValid(item: Item, product: MenuProduct): void {
  expect(product.available).toBe(true);
  const choices = product.optionGroups.flatMap((group) => group.choices);
  const chosen = choices.filter(({ id }) => item.options.includes(id));
  expect(chosen).toHaveLength(item.options.length);
  expect(chosen.every(({ available }) => available)).toBe(true);
  for (const group of product.optionGroups) {
    const count = group.choices.filter(({ id }) => item.options.includes(id)).length;
    expect(count).toBeGreaterThanOrEqual(group.minimum);
    expect(count).toBeLessThanOrEqual(group.maximum);
  }
}

describe('fillBasket', () => {
  it('fills valid baskets that reach the minimum order for any menu', () => {
    fc.assert(
      fc.property(chances, menus, (chance, menu) => {
        const items = fillBasket(chance, menu);
        if (!items) return;
        const byId = new Map(menu.products.map((product) => [product.id, product]));
        expect(items.length).toBeGreaterThan(0);
        expect(new Set(items.map(({ productId }) => productId)).size).toBe(items.length);
        let subtotal = 0;
        for (const item of items) {
          const product = byId.get(item.productId);
          if (!product) throw new Error('not on the menu');
          expectValid(item, product);
          subtotal += priceOf(item, product);
        }
        expect(subtotal).toBeGreaterThanOrEqual(menu.minimumOrder);
      }),
    );
  });

  it('always fills a basket if a product without options is available', () => {
    fc.assert(
      fc.property(chances, menus, (chance, menu) => {
        const plain = { price: 20, available: true, optionGroups: [] };
        const [product] = toProducts([plain]);
        if (!product) throw new Error('no product');
        const shelf = [...menu.products, { ...product, id: 1_000_000 }];
        expect(fillBasket(chance, { products: shelf, minimumOrder: 1500 })).toBeDefined();
      }),
    );
  });
});

describe('createOrder', () => {
  const now = new Date('2026-03-10T03:00:00Z');

  it('creates valid requests, with scheduled times in the future', () => {
    const offered = fc.subarray([...deliveryMethods], { minLength: 1 });
    const open = { state: 'OPEN', until: null } as const;
    const aStore = {
      storeUrl: 'a-store',
      name: 'A Store',
      currency: 'USD',
      timeZone: 'America/Chicago',
      ...open,
      ways: { PICKUP: open, DELIVERY: open },
      deliveryFees: { zipCode: '', direct: { kind: 'NONE' }, pooled: { kind: 'NONE' } } as const,
    };
    fc.assert(
      fc.property(chances, menus, offered, (chance, menu, methods) => {
        const store = { ...aStore, deliveryMethods: methods };
        const deals = toDeals(menu.products);
        const order = createOrder(chance, { ...menu, deals, store, pickupInstructions: '' }, now);
        if (!order) return;
        expect(methods).toContain(order.deliveryMethod);
        for (const { parts } of order.deals) {
          for (const { productId, options } of parts) {
            const product = menu.products.find(({ id }) => id === productId);
            if (!product) throw new Error('not on the menu');
            expectValid({ productId, quantity: 1, options, specialInstructions: '' }, product);
          }
        }
        expect(z.parse(placeOrderRequest, order)).toEqual(order);
        const wanted = order.scheduledAt ? Date.parse(order.scheduledAt) : Infinity;
        expect(wanted).toBeGreaterThan(now.getTime());
      }),
    );
  });
});

it('always uses the same name for a phone number', () => {
  fc.assert(
    fc.property(chances, (chance) => {
      const names = new Map<string, string>();
      for (let visit = 0; visit < 50; visit += 1) {
        const { name, phone } = pickCustomer(chance);
        expect(phone).toMatch(/^\+1 \(\d{3}\) 555-01\d\d$/);
        expect(names.get(phone) ?? name).toBe(name);
        names.set(phone, name);
      }
    }),
  );
});

it('gives the first store every second turn', () => {
  expect(createTurns([])).toEqual([]);
  expect(createTurns(['a'])).toEqual(['a']);
  expect(createTurns(['a', 'b', 'c'])).toEqual(['a', 'b', 'a', 'c']);
});
