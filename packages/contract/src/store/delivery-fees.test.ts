import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deliveryFeeAt,
  farthestMiles,
  freeDeliveryFrom,
  minDeliveryFee,
  maxBands,
  type DeliveryTariff,
} from './delivery-fees.ts';

const fee = fc.integer({ min: 0, max: 5000 });
const freeFrom = fc.option(fc.integer({ min: 0, max: 20_000 }));
const basket = fc.integer({ min: 0, max: 40_000 });
const miles = fc.double({ min: 0, max: 120, noNaN: true });

const bands = fc
  .uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: maxBands })
  .chain((ends) =>
    fc.tuple(
      fc.constant(ends.toSorted((a, b) => a - b)),
      fc.array(fee, { minLength: ends.length, maxLength: ends.length }),
    ),
  )
  .map(([ends, fees]) =>
    ends.map((tenths, place) => ({ upToMiles: tenths / 10, fee: fees[place] ?? 0 })),
  );

const byDistance = fc.record({ kind: fc.constant('BANDS' as const), bands, freeFrom });

const tariff: fc.Arbitrary<DeliveryTariff> = fc.oneof(
  fc.record({ kind: fc.constant('NONE' as const) }),
  fc.record({ kind: fc.constant('FLAT' as const), fee, freeFrom }),
  byDistance,
);

function feesOf(one: DeliveryTariff): number[] {
  if (one.kind === 'BANDS') return one.bands.map((band) => band.fee);
  return [one.kind === 'FLAT' ? one.fee : 0];
}

const kitchen: DeliveryTariff = {
  kind: 'BANDS',
  bands: [
    { upToMiles: 2, fee: 299 },
    { upToMiles: 5.5, fee: 499 },
  ],
  freeFrom: 6000,
};

describe('the delivery fee', () => {
  it.each([
    [0, 1000, 299],
    [2, 1000, 299],
    [2.01, 1000, 499],
    [5.5, 5999, 499],
    [5.5, 6000, 0],
    [5.51, 1000, undefined],
    [5.51, 6000, undefined],
  ])('%d miles away with a basket of %d: %s', (far, value, expected) => {
    expect(deliveryFeeAt(kitchen, { basket: value, miles: far })).toBe(expected);
  });

  it("is one of the tariff's fees or free, and is refused only beyond the last band", () => {
    fc.assert(
      fc.property(tariff, basket, miles, (one, value, far) => {
        const free = one.kind !== 'NONE' && one.freeFrom !== null && value >= one.freeFrom;
        const tooFar = far > (farthestMiles(one) ?? Infinity);
        const wanted = free ? [0] : feesOf(one);
        expect(tooFar ? [undefined] : wanted).toContain(
          deliveryFeeAt(one, { basket: value, miles: far }),
        );
      }),
    );
  });

  it('never rises with a larger basket', () => {
    fc.assert(
      fc.property(tariff, basket, basket, miles, (one, a, b, far) => {
        const [less = NaN, more = NaN] = [Math.min(a, b), Math.max(a, b)].map(
          (value) => deliveryFeeAt(one, { basket: value, miles: far }) ?? Infinity,
        );
        expect(more).toBeLessThanOrEqual(less);
      }),
    );
  });

  it("is at least the store's advertised minimum, unless the basket makes it free", () => {
    fc.assert(
      fc.property(tariff, miles, (one, far) => {
        const fees = { zipCode: '11201', direct: one, pooled: one };
        const least = minDeliveryFee(fees, ['PICKUP', 'DIRECT']) ?? 0;
        const asked = deliveryFeeAt(one, { basket: -1, miles: far }) ?? Infinity;
        expect(asked).toBeGreaterThanOrEqual(least);
      }),
    );
    expect(
      minDeliveryFee({ zipCode: '', direct: kitchen, pooled: { kind: 'NONE' } }, ['PICKUP']),
    ).toBeNull();
  });

  it("is free from the lowest threshold among the store's delivery methods", () => {
    const pooled = { kind: 'FLAT', fee: 199, freeFrom: 4000 } as const;
    const fees = { zipCode: '', direct: kitchen, pooled };
    expect(freeDeliveryFrom(fees, ['PICKUP', 'DIRECT', 'POOLED'])).toBe(4000);
    expect(freeDeliveryFrom(fees, ['PICKUP', 'DIRECT'])).toBe(6000);
    expect(freeDeliveryFrom(fees, ['PICKUP'])).toBeNull();
    expect(
      freeDeliveryFrom({ ...fees, pooled: { ...pooled, freeFrom: null } }, ['POOLED']),
    ).toBeNull();
  });
});
