import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeItems } from './station-tickets.ts';

type Item = { readonly line: number; readonly station: number | null };

const station = fc.option(fc.integer({ min: 1, max: 4 }));
const orders = fc
  .array(station, { maxLength: 8 })
  .map((stations) => stations.map((at, index): Item => ({ line: index + 1, station: at })));
const printers = fc
  .array(station, { maxLength: 5 })
  .map((stations) => stations.map((stationId, index) => ({ id: index + 10, stationId })));

const route = (items: readonly Item[], all: readonly { id: number; stationId: number | null }[]) =>
  routeItems(items, all, (item) => item.station);

describe('the items of an order', () => {
  it('each get a ticket as soon as there is a kitchen printer', () => {
    fc.assert(
      fc.property(orders, printers, (items, all) => {
        const printed = new Set([...route(items, all).values()].flat());
        expect(printed.size).toBe(all.length === 0 ? 0 : items.length);
      }),
    );
  });

  it('all print on a printer that serves all stations', () => {
    fc.assert(
      fc.property(orders, printers, (items, all) => {
        const routed = route(items, all);
        const serveAll = all.filter(({ stationId }) => stationId === null);
        for (const { id } of serveAll) expect(routed.get(id)).toEqual(items);
      }),
    );
  });

  it('print at other stations only if no printer serves their own, and then on all', () => {
    fc.assert(
      fc.property(orders, printers, (items, all) => {
        const routed = route(items, all);
        for (const item of items) {
          const on = all.filter(({ id }) => routed.get(id)?.includes(item));
          const own = all.filter(({ stationId }) => [null, item.station].includes(stationId));
          expect(on).toEqual(own.length > 0 ? own : all);
        }
      }),
    );
  });
});

it('without a station print only on printers for all stations', () => {
  const item = { line: 1, station: null };
  const grill = { id: 1, stationId: 7 };
  expect(route([item], [grill, { id: 2, stationId: null }]).get(1)).toEqual([]);
  expect(route([item], [grill]).get(1)).toEqual([item]);
});
