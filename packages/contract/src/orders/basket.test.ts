import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuDeal } from '../deals/menu-deal.schemas.ts';
import type { MenuProduct } from '../menu/menu.schemas.ts';
import { fillBasket, valueOf } from './basket.ts';
import type { BasketMenu, Chosen } from './chosen.ts';
import { priceOrder } from './pricing.ts';

const cents = fc.integer({ min: 0, max: 5000 });
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

const products: fc.Arbitrary<MenuProduct[]> = fc
  .array(
    fc.record({
      price: cents,
      taxRate: fc.option(fc.integer({ min: 0, max: 250_000 })),
      extras: fc.array(cents, { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((drawn) => drawn.map(toProduct));

function toProduct(
  { price, taxRate, extras }: { price: number; taxRate: number | null; extras: number[] },
  index: number,
): MenuProduct {
  const id = index + 1;
  const choices = extras.map((extra, place) => ({
    id: id * 100 + place,
    name: `Extra ${place}`,
    price: extra,
    available: true,
    reason: '',
  }));
  const group = { id, name: 'Extras', minimum: 0, maximum: Math.max(1, choices.length), choices };
  return {
    id,
    name: `Product ${id}`,
    description: '',
    image: null,
    category: null,
    price,
    taxRate,
    available: true,
    reason: '',
    featured: false,
    calories: null,
    allergens: '',
    optionGroups: [group],
  };
}

const quantity = fc.integer({ min: 1, max: 9 });

/** A menu with deals of any price, and what somebody chose from it. */
const baskets = products.chain((menu) => {
  const productId = fc.constantFrom(...menu.map(({ id }) => id));
  const parts = fc.uniqueArray(fc.record({ productId, quantity }), {
    minLength: 1,
    selector: (part) => part.productId,
  });
  const deals = fc
    .array(fc.record({ price: fc.integer({ min: 0, max: 20_000 }), parts }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((drawn) => drawn.map((one, index) => toDeal(one, index)));
  const optionsOf = (id: number) =>
    fc.subarray(
      menu.find((one) => one.id === id)?.optionGroups[0]?.choices.map((one) => one.id) ?? [],
    );
  const item = productId.chain((id) =>
    fc.record({ productId: fc.constant(id), quantity, options: optionsOf(id) }),
  );
  return deals.chain((known) => {
    const chosenDeal = fc.constantFrom(...known).chain((deal) =>
      fc.record({
        dealId: fc.constant(deal.id),
        quantity,
        parts: fc.tuple(
          ...deal.parts.map((part) =>
            fc.record({
              productId: fc.constant(part.productId),
              options: optionsOf(part.productId),
            }),
          ),
        ),
      }),
    );
    return fc.record({
      menu: fc.constant<BasketMenu>({ products: menu, deals: known }),
      items: fc.array(item, { maxLength: 3 }),
      deals: fc.array(chosenDeal, { maxLength: 3 }),
      discount: fc.oneof(fc.constant(0), cents),
    });
  });
});

function toDeal(one: Pick<MenuDeal, 'price' | 'parts'>, index: number): MenuDeal {
  const name = `Deal ${index + 1}`;
  return { ...one, id: index + 1, name, description: '', image: null, available: true, reason: '' };
}

type Drawn = typeof baskets extends fc.Arbitrary<infer Value> ? Value : never;

function fill({ menu, items, deals }: Drawn) {
  const note = { specialInstructions: '' };
  const chosen: Chosen = {
    items: items.map((one) => ({ ...one, ...note })),
    deals: deals.map((one) => ({ ...one, ...note })),
  };
  return fillBasket(chosen, menu, 82_500);
}

/** Returns the savings of a basket's deals, computed independently: deal by deal, as a whole. */
function savedBy({ menu, deals }: Drawn): number {
  const priceOf = (id: number): number => menu.products.find((one) => one.id === id)?.price ?? 0;
  return sum(
    deals.map(({ dealId, quantity: count }) => {
      const deal = menu.deals.find(({ id }) => id === dealId);
      const apart = sum((deal?.parts ?? []).map((part) => priceOf(part.productId) * part.quantity));
      return Math.max(0, apart - (deal?.price ?? 0)) * count;
    }),
  );
}

describe('a basket with options and deals', () => {
  it("applies the deals' savings to the cent and never takes a line below 0", () => {
    fc.assert(
      fc.property(baskets, (drawn) => {
        const { lines, problems } = fill(drawn);
        expect(problems).toEqual([]);
        expect(sum(lines.map(({ reduction }) => reduction))).toBe(savedBy(drawn));
        for (const { reduction, unitPrice, quantity: count } of lines) {
          expect(reduction).toBeGreaterThanOrEqual(0);
          expect(reduction).toBeLessThanOrEqual(unitPrice * count);
        }
        const single = lines.filter(({ deal }) => deal === null);
        expect(single.every(({ reduction }) => reduction === 0)).toBe(true);
      }),
    );
  });

  it('prices each line by product, options and quantity', () => {
    fc.assert(
      fc.property(baskets, (drawn) => {
        const { menu, items, deals } = drawn;
        const { lines } = fill(drawn);
        const counted = (id: number): number =>
          sum(items.filter((one) => one.productId === id).map((one) => one.quantity)) +
          sum(
            deals.flatMap((one) =>
              (menu.deals.find((deal) => deal.id === one.dealId)?.parts ?? [])
                .filter((part) => part.productId === id)
                .map((part) => part.quantity * one.quantity),
            ),
          );
        for (const { id, price } of menu.products) {
          const own = lines.filter((line) => line.productId === id);
          expect(sum(own.map((line) => line.quantity))).toBe(counted(id));
          for (const line of own) {
            expect(line.unitPrice).toBe(price + sum(line.options.map((one) => one.price)));
          }
        }
      }),
    );
  });

  it('applies reductions to their own lines and the discount to what remains', () => {
    fc.assert(
      fc.property(baskets, (drawn) => {
        const { lines } = fill(drawn);
        const { discount } = drawn;
        const priced = priceOrder({ lines, discount, tip: 0, feeRate: 1500 });
        const value = valueOf(lines);
        expect(priced.subtotal - savedBy(drawn)).toBe(value);
        expect(priced.discount).toBe(savedBy(drawn) + Math.min(discount, value));
        expect(sum(priced.lines.map((line) => line.discount))).toBe(priced.discount);
        priced.lines.forEach((line, index) => {
          expect(line.discount).toBeGreaterThanOrEqual(lines[index]?.reduction ?? 0);
          expect(line.discount).toBeLessThanOrEqual(line.total);
          expect(line.tax).toBeGreaterThanOrEqual(0);
        });
        expect(priced.charged).toBe(value - Math.min(discount, value) + priced.tax);
      }),
    );
  });
});
