import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignSorts, promotionSorts } from './promotion-sorts.ts';
import type { CampaignRow, PromotionRow } from './promotions-report.schemas.ts';
import { discountOf, sortCampaigns, sortPromotions } from './sort-promotions.ts';

// oxlint-disable typescript/no-unsafe-type-assertion -- sorting looks at these fields alone
const promotion = fc
  .record({
    id: fc.option(fc.nat(5)),
    name: fc.constantFrom('FIVE', 'CODE 2', 'CODE 10'),
    orders: fc.nat(2),
    sales: fc.nat(2),
    ownDiscount: fc.nat(2),
    marketplaceDiscount: fc.nat(2),
    refunded: fc.nat(2),
    earnings: fc.nat(2),
  })
  .map((row) => row as PromotionRow);

const campaign = fc
  .record({
    id: fc.nat(5),
    title: fc.constantFrom('Asparagus', 'Soup'),
    sentFrom: fc.constantFrom('2026-03-01T09:00:00Z', '2026-03-01T10:00:00+02:00'),
    texts: fc.nat(2),
    orders: fc.nat(2),
    sales: fc.nat(2),
    earnings: fc.nat(2),
  })
  .map((row) => row as CampaignRow);
// oxlint-enable typescript/no-unsafe-type-assertion

const names = ['CODE 2', 'CODE 10', 'FIVE'];

/** Returns what a row is sorted by: the column, then its name, then its id. */
function placeOf(row: PromotionRow, column: (typeof promotionSorts)[number], sign: number) {
  const { name } = row;
  const values = { ...row, discount: discountOf(row), name: names.indexOf(name) };
  return [sign * values[column], names.indexOf(name), row.id ?? 0];
}

function placeOfCampaign(row: CampaignRow, column: (typeof campaignSorts)[number], sign: number) {
  const values = { ...row, sent: Date.parse(row.sentFrom) };
  return [sign * values[column], row.title === 'Asparagus' ? 0 : 1, row.id];
}

/** Fails where a place is before the one that it stands after. */
function expectAscending(places: readonly (readonly number[])[]): void {
  for (const [at, place] of places.slice(1).entries()) {
    const before = places[at] ?? [];
    const difference = place.map((value, index) => value - (before[index] ?? 0));
    expect(difference.find((one) => one !== 0) ?? 0).toBeGreaterThanOrEqual(0);
  }
}

describe('the promotions report', () => {
  it.each(promotionSorts)('sorts by %s in both directions, then by name and ID', (column) => {
    fc.assert(
      fc.property(fc.array(promotion), fc.boolean(), (rows, descending) => {
        const sorted = sortPromotions(rows, { column, descending });
        expect(new Set(sorted)).toEqual(new Set(rows));
        expectAscending(sorted.map((row) => placeOf(row, column, descending ? -1 : 1)));
      }),
    );
  });

  it.each(campaignSorts)(
    'sorts campaigns by %s in both directions, then by title and ID',
    (column) => {
      fc.assert(
        fc.property(fc.array(campaign), fc.boolean(), (rows, descending) => {
          const sorted = sortCampaigns(rows, { column, descending });
          expect(new Set(sorted)).toEqual(new Set(rows));
          expectAscending(sorted.map((row) => placeOfCampaign(row, column, descending ? -1 : 1)));
        }),
      );
    },
  );
});
