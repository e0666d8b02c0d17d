import type { ComparedPlace } from '../places.ts';
import { untilIdle } from '../database.ts';
import type { Pace } from '../requests/compare.ts';
import { load, medianLoad, type Load } from '../requests/load.ts';
import { importIntoProduct, importIntoReference } from './files.ts';
import { listCalls, type ListCall } from './lists.ts';
import { seedMenu } from './seed-menu.ts';

/** The results of both servers for a menu of 10,000 products. */
export type MenuRow = {
  readonly title: string;
  /** The unit that is counted per second. */
  readonly kind: 'calls' | 'lines';
  readonly product: Load;
  readonly reference: Load;
};

const sides = ['product', 'reference'] as const;

type Side = (typeof sides)[number];

/** Measures lists, searches and imports on Counter and the reference in turn. Returns the median of the rounds. */
export async function measureMenu(place: ComparedPlace, pace: Pace): Promise<readonly MenuRow[]> {
  await seedMenu(place.database, place.market);
  const rows: MenuRow[] = [];
  for (const call of listCalls) {
    const loads = await inTurn(pace.rounds, async (side) => loadList(place, call, side, pace));
    rows.push({ title: call.title, kind: 'calls', ...loads });
  }
  const imports = { product: importIntoProduct, reference: importIntoReference };
  const loads = await inTurn(pace.rounds, async (side) => imports[side](place));
  return [...rows, { title: 'Import of 10,000 new products', kind: 'lines', ...loads }];
}

async function inTurn(
  rounds: number,
  measure: (side: Side) => Promise<Load>,
): Promise<Record<Side, Load>> {
  const loads: Record<Side, Load[]> = { product: [], reference: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      loads[side].push(await measure(side));
    }
  }
  return { product: medianLoad(loads.product), reference: medianLoad(loads.reference) };
}

async function loadList(
  place: ComparedPlace,
  call: ListCall,
  side: Side,
  { warmUpSeconds, seconds }: Pace,
): Promise<Load> {
  const nextCall = () => call[side](place.market);
  await load(place[side], warmUpSeconds, nextCall);
  const result = await load(place[side], seconds, nextCall);
  await untilIdle(place.database);
  return result;
}
