import { untilIdle } from '../database.ts';
import type { ComparedPlace } from '../places.ts';
import { strangers } from '../requests/callers.ts';
import { prepareOrders, type Pace } from '../requests/compare.ts';
import { load, medianLoad, type Call, type Load } from '../requests/load.ts';
import { scenarioNames, scenarios, type ScenarioName } from '../requests/scenarios.ts';
import { readCpuMs } from '../servers.ts';
import type { Adapter } from './adapter.ts';

/** A row of the table: the results of Counter, bare Fastify and another server. */
export type AgainstRow = {
  readonly scenario: ScenarioName;
  /** The medians of the rounds. */
  readonly loads: Readonly<Record<Side, Load>>;
  /** Counter's throughput divided by the other server's, in each round. */
  readonly ratios: readonly number[];
};

const sides = ['product', 'reference', 'other'] as const;
type Side = (typeof sides)[number];

/**
 * Measures the calls that another server supports, on all three in turn. Each of Counter's calls comes from a different
 * store and session.
 */
export async function measureAgainst(
  place: ComparedPlace,
  adapter: Adapter,
  pace: Pace,
): Promise<AgainstRow[]> {
  const rows: AgainstRow[] = [];
  for (const scenario of scenarioNames) {
    const otherCall = adapter.calls[scenario];
    if (!otherCall) continue;
    const rounds: Record<Side, Load>[] = [];
    for (let round = 0; round < pace.rounds; round += 1) {
      const measured = new Map<Side, Load>();
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        measured.set(side, await measureSide(place, adapter, { scenario, side, otherCall }, pace));
      }
      rounds.push(inOrder(measured));
    }
    rows.push({
      scenario,
      loads: inOrder(
        new Map(sides.map((side) => [side, medianLoad(rounds.map((one) => one[side]))])),
      ),
      ratios: rounds.map(({ product, other }) => product.perSecond / other.perSecond),
    });
  }
  return rows;
}

type Asked = {
  readonly scenario: ScenarioName;
  readonly side: Side;
  readonly otherCall: (turn: number) => Call;
};

async function measureSide(
  place: ComparedPlace,
  { name, url, pid }: Adapter,
  { scenario, side, otherCall }: Asked,
  { warmUpSeconds, seconds }: Pace,
): Promise<Load> {
  const callers = strangers('all stores', place.markets);
  const { newOrdersPerSecond } = scenarios[scenario];
  const needed = side === 'other' ? 0 : newOrdersPerSecond * (warmUpSeconds + seconds);
  const newOrder = await prepareOrders(place, callers, needed);
  let turn = 0;
  const nextCall = (): Call => {
    turn += 1;
    return side === 'other' ? otherCall(turn) : scenarios[scenario][side](callers.next(), newOrder);
  };
  const other = { url, cpuMs: async () => (pid === undefined ? Number.NaN : readCpuMs(pid)) };
  const server = side === 'other' ? other : place[side];
  await load(server, warmUpSeconds, nextCall);
  const result = await load(server, seconds, nextCall);
  await untilIdle(place.database);
  console.log(`${scenario}, ${side === 'other' ? name : side}: ${result.perSecond.toFixed(0)}/s`);
  return result;
}

function inOrder(loads: ReadonlyMap<Side, Load>): Record<Side, Load> {
  const [product, reference, other] = sides.map((side) => loads.get(side));
  if (!product || !reference || !other) throw new Error('a side was not measured');
  return { product, reference, other };
}
