import { untilIdle } from '../database.ts';
import { addNewOrders } from '../seed/market.ts';
import { load, medianLoad, type Load } from './load.ts';
import type { ComparedPlace } from '../places.ts';
import { scenarios, type Scenario, type ScenarioName } from './scenarios.ts';

/** One row of the table: what both did with a store of so many orders. */
export type Comparison = {
  readonly scenario: ScenarioName;
  readonly orders: number;
  readonly product: Load;
  readonly reference: Load;
};

export type Pace = {
  readonly rounds: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
};

const sides = ['product', 'reference'] as const;

type Side = (typeof sides)[number];
type Run = {
  readonly scenario: ScenarioName;
  readonly orders: number;
  readonly side: Side;
  readonly load: Load;
};

/**
 * Measures every scenario at every place, Counter and the reference in turn, so that whatever else
 * the machine does meets both. Answers the median of the rounds.
 */
export async function compare(
  places: readonly ComparedPlace[],
  names: readonly ScenarioName[],
  pace: Pace,
): Promise<Comparison[]> {
  const runs: Run[] = [];
  for (const scenario of names) {
    for (let round = 0; round < pace.rounds; round += 1) {
      for (const place of places) runs.push(...(await measure(place, scenario, pace, round)));
    }
  }
  return names.flatMap((scenario) =>
    places.map(({ market: { orders } }) => {
      const own = runs.filter((run) => run.scenario === scenario && run.orders === orders);
      const product = medianOf(own, 'product');
      return { scenario, orders, product, reference: medianOf(own, 'reference') };
    }),
  );
}

async function measure(
  place: ComparedPlace,
  scenario: ScenarioName,
  pace: Pace,
  round: number,
): Promise<Run[]> {
  const { orders } = place.market;
  const runs: Run[] = [];
  for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
    const result = await measureSide(place, scenarios[scenario], side, pace);
    const { perSecond, p50, p99 } = result;
    console.log(`${scenario} ${orders} ${side}: ${perSecond.toFixed(0)}/s, ${p50}/${p99} ms`);
    runs.push({ scenario, orders, side, load: result });
  }
  return runs;
}

async function measureSide(
  { market, database, product, reference }: ComparedPlace,
  scenario: Scenario,
  side: Side,
  { warmUpSeconds, seconds }: Pace,
): Promise<Load> {
  const needed = scenario.newOrdersPerSecond * (warmUpSeconds + seconds);
  let next = needed > 0 ? (await addNewOrders(database, market, needed)).first : 0;
  const newOrder = (): number => next++;
  const { url } = side === 'product' ? product : reference;
  const nextCall = () => scenario[side](market, newOrder);
  await load(url, warmUpSeconds, nextCall);
  const result = await load(url, seconds, nextCall);
  await untilIdle(database);
  return result;
}

function medianOf(runs: readonly Run[], side: Side): Load {
  return medianLoad(runs.filter((run) => run.side === side).map((run) => run.load));
}
