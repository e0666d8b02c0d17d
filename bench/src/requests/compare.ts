import { untilIdle } from '../database.ts';
import { addNewOrders } from '../seed/market.ts';
import type { Callers } from './callers.ts';
import { load, medianLoad, type Load } from './load.ts';
import type { ComparedPlace } from '../places.ts';
import { scenarios, type NewOrder, type Scenario, type ScenarioName } from './scenarios.ts';

/** A row of the table: both servers' results for some callers. */
export type Comparison = {
  readonly scenario: ScenarioName;
  readonly callers: string;
  /** The median of the rounds. */
  readonly product: Load;
  readonly reference: Load;
  /** Counter's throughput divided by the reference's, in each round. */
  readonly shares: readonly number[];
};

export type Pace = {
  readonly rounds: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
};

const sides = ['product', 'reference'] as const;

type Side = (typeof sides)[number];

type Round = Readonly<Record<Side, Load>>;

/**
 * Measures every scenario with all callers, on Counter and the reference in turn, so that other work on the machine
 * affects both.
 */
export async function compare(
  place: ComparedPlace,
  names: readonly ScenarioName[],
  everybody: readonly Callers[],
  pace: Pace,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const scenario of names) {
    const rounds = new Map(everybody.map((callers) => [callers, Array<Round>()]));
    for (let round = 0; round < pace.rounds; round += 1) {
      const order = round % 2 === 0 ? sides : sides.toReversed();
      for (const [callers, own] of rounds) {
        own.push(await measure(place, scenario, callers, order, pace));
      }
    }
    for (const [{ title }, own] of rounds) {
      comparisons.push({
        scenario,
        callers: title,
        product: medianLoad(own.map(({ product }) => product)),
        reference: medianLoad(own.map(({ reference }) => reference)),
        shares: own.map(({ product, reference }) => product.perSecond / reference.perSecond),
      });
    }
  }
  return comparisons;
}

async function measure(
  place: ComparedPlace,
  name: ScenarioName,
  callers: Callers,
  order: readonly Side[],
  pace: Pace,
): Promise<Round> {
  const loads = new Map<Side, Load>();
  for (const side of order) {
    const result = await measureSide(place, scenarios[name], callers, side, pace);
    const { perSecond, p50, p99, cpuMs } = result;
    const speed = `${perSecond.toFixed(0)}/s, ${p50}/${p99} ms, ${cpuMs.toFixed(2)} ms of CPU`;
    console.log(`${name}, ${callers.title}, ${side}: ${speed}`);
    loads.set(side, result);
  }
  const [product, reference] = sides.map((side) => loads.get(side));
  if (!product || !reference) throw new Error('a side was not measured');
  return { product, reference };
}

async function measureSide(
  place: ComparedPlace,
  scenario: Scenario,
  callers: Callers,
  side: Side,
  { warmUpSeconds, seconds }: Pace,
): Promise<Load> {
  const needed = scenario.newOrdersPerSecond * (warmUpSeconds + seconds);
  const newOrder = await prepareOrders(place, callers, needed);
  const nextCall = () => scenario[side](callers.next(), newOrder);
  await load(place[side], warmUpSeconds, nextCall);
  const result = await load(place[side], seconds, nextCall);
  await untilIdle(place.database);
  return result;
}

/** Inserts the new orders that all rounds need and hands them out by store. */
export async function prepareOrders(
  { database }: ComparedPlace,
  { markets }: Callers,
  needed: number,
): Promise<() => NewOrder> {
  const each = Math.ceil(needed / markets.length);
  const added = needed > 0 ? await addNewOrders(database, markets, each) : [];
  let next = 0;
  return () => {
    const { market, first } = added[next % added.length] ?? {};
    if (!market || first === undefined) throw new Error('there is no new order');
    const orderId = first + Math.floor(next / added.length);
    next += 1;
    return { market, orderId };
  };
}
