import { findAnything, foundOfEach } from '@counter/contract/search';
import { untilIdle } from '../database.ts';
import { seedMenu } from '../menu/seed-menu.ts';
import type { ComparedPlace } from '../places.ts';
import type { Pace } from '../requests/compare.ts';
import { load, medianLoad, type Load } from '../requests/load.ts';
import { ask, askReference, asMember } from '../requests/scenarios.ts';
import type { Market } from '../seed/market.ts';

/** A global search in a store with 10,000 products, on both servers. */
export type FindRow = {
  readonly title: string;
  readonly product: Load;
  readonly reference: Load;
};

/** Texts as people type them, letter by letter. */
const texts: readonly (readonly [title: string, texts: readonly string[]])[] = [
  ['As typed', ['rye bread 12', 'ch', 'chees', 'tea 44', 'customer 12', 'bn-0000042', 'apple 7']],
  ['With typing errors', ['chese 44', 'plmu cake', 'braed', 'gren tea', 'aple 70', 'seeed rol']],
  ['Nothing like it', ['xylophone', 'wombat stew', 'quinoa', 'zucchini']],
];

/** Measures one person's searches on Counter and the reference in turn. Returns the median of the rounds. */
export async function measureFind(
  place: ComparedPlace,
  { rounds, warmUpSeconds, seconds }: Pace,
): Promise<readonly FindRow[]> {
  const { market, database } = place;
  await seedMenu(database, market);
  const rows: FindRow[] = [];
  for (const [title, each] of texts) {
    const loads = { product: Array<Load>(), reference: Array<Load>() };
    for (let round = 0; round < rounds; round += 1) {
      for (const side of ['product', 'reference'] as const) {
        const nextCall = callsOf(market, side, each);
        await load(place[side], warmUpSeconds, nextCall, 1);
        loads[side].push(await load(place[side], seconds, nextCall, 1));
        await untilIdle(database);
      }
    }
    const { product, reference } = loads;
    rows.push({ title, product: medianLoad(product), reference: medianLoad(reference) });
  }
  return rows;
}

function callsOf(market: Market, side: 'product' | 'reference', searches: readonly string[]) {
  const { storeId, today } = market;
  let asked = 0;
  return () => {
    const search = searches[asked % searches.length] ?? '';
    asked += 1;
    if (side === 'reference') {
      return askReference('/find', { storeId, search, day: today, size: foundOfEach, from: 0 });
    }
    const path = findAnything.path.replace('{storeId}', String(storeId));
    const found = { ...findAnything, path: `${path}?q=${encodeURIComponent(search)}` };
    return ask(found, undefined, asMember(market));
  };
}
