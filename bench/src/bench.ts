import { loadAdapter } from './against/adapter.ts';
import { measureAgainst } from './against/against.ts';
import { readNumbersAsNumbers } from './database.ts';
import { measureDesk } from './desk/desk.ts';
import { measureFind } from './find/find.ts';
import { measureFirstLoad } from './first-load/first-load.ts';
import { measureForecast } from './forecast/forecast.ts';
import { measureMenu } from './menu/menu.ts';
import { comparedSizes, readOptions, type Options } from './options.ts';
import {
  findPostgresVersion,
  manyStores,
  oneStore,
  withComparedPlace,
  withPlace,
  type ComparedPlace,
} from './places.ts';
import { deskTables, startTable } from './report/press-tables.ts';
import { writeSections, type Section } from './report/document.ts';
import { describeMachine } from './report/machine.ts';
import {
  againstTable,
  crowdTable,
  findTable,
  firstLoadTable,
  forecastTable,
  menuTable,
  requestTable,
  screenTable,
} from './report/tables.ts';
import { oneSession, strangers } from './requests/callers.ts';
import { compare } from './requests/compare.ts';
import { scenarioNames } from './requests/scenarios.ts';
import { measureCrowd } from './screens/crowd.ts';
import { measureScreens } from './screens/screens.ts';
import { sessionCount } from './seed/people.ts';
import { measureStart } from './start/start.ts';

const thorough = {
  pace: { rounds: 5, warmUpSeconds: 1, seconds: 2 },
  screens: { screens: sessionCount, orders: 30 },
  crowd: { screens: 10_000, stores: 200, processes: 4, orders: 60 },
  desk: { open: 500, passing: 3000, times: 10 },
  visits: 3,
  starts: 5,
};

const quick: typeof thorough = {
  pace: { rounds: 1, warmUpSeconds: 1, seconds: 2 },
  screens: { screens: sessionCount, orders: 5 },
  crowd: { screens: 2000, stores: 200, processes: 4, orders: 20 },
  desk: { open: 500, passing: 300, times: 3 },
  visits: 1,
  starts: 1,
};

async function main(options: Options): Promise<void> {
  readNumbersAsNumbers();
  if (options.loadOnly) {
    await withPlace(manyStores(options.stores), async () => undefined, options.keep);
    return;
  }
  const effort = options.quick ? quick : thorough;
  const sections = new Map<Section, string>();
  const machine = describeMachine(await findPostgresVersion(), new Date());
  const tell = (section: Section, table: string): void => {
    sections.set(section, `${table}\n\n${machine}`);
    console.log(`\n${table}\n`);
  };
  if (options.against !== undefined) {
    const adapter = await loadAdapter(options.against);
    const rows = await withComparedPlace(
      manyStores(options.stores),
      async (place) => measureAgainst(place, adapter, effort.pace),
      options.keep,
    );
    console.log(`\n${againstTable(adapter.name, rows)}\n\n${machine}`);
    return;
  }
  const names = scenarioNames.filter((name) => options.parts.has(name));
  if (names.length > 0) {
    const measure = async (place: ComparedPlace): Promise<void> => {
      const { markets } = place;
      const sized = comparedSizes.map((orders) => markets.filter((one) => one.orders === orders));
      const groups = [
        strangers('all stores', markets),
        ...sized.flatMap((own) =>
          own[0] ? [strangers(`stores of ${count(own[0].orders)}`, own)] : [],
        ),
      ];
      tell('requests', requestTable(await compare(place, names, groups, effort.pace)));
    };
    await withComparedPlace(manyStores(options.stores), measure, options.keep);
  }
  if (options.parts.has('one-session')) {
    // Uses a separate store; elsewhere, all orders taken in before would count as today's.
    const rows = await withComparedPlace(oneStore(comparedSizes[0]), async (place) =>
      compare(place, scenarioNames, [oneSession('one session', place.market)], effort.pace),
    );
    tell('shared-requests', requestTable(rows));
  }
  if (options.parts.has('menu')) {
    const rows = await withComparedPlace(oneStore(comparedSizes[0]), async (place) =>
      measureMenu(place, effort.pace),
    );
    tell('menu', menuTable(rows));
  }
  if (options.parts.has('find')) {
    const rows = await withComparedPlace(oneStore(comparedSizes[0]), async (place) =>
      measureFind(place, effort.pace),
    );
    tell('find', findTable(rows));
  }
  if (options.parts.has('screens')) {
    const latency = await withPlace(oneStore(comparedSizes[0]), async (place) =>
      measureScreens(place, effort.screens),
    );
    tell('screens', screenTable(latency));
  }
  if (options.parts.has('crowd')) tell('crowd', crowdTable(await measureCrowd(effort.crowd)));
  if (options.parts.has('desk')) tell('desk', deskTables(await measureDesk(effort.desk)));
  if (options.parts.has('first-load')) {
    tell('first-load', firstLoadTable(await measureFirstLoad(effort.visits)));
  }
  if (options.parts.has('start')) tell('start', startTable(await measureStart(effort.starts)));
  if (options.parts.has('forecast')) tell('forecast', forecastTable(await measureForecast()));
  if (!isWhole(options, names.length)) sections.delete('requests');
  if (!options.quick) await writeSections(sections);
}

/** Returns false for a partial measurement, which must not replace the whole table. */
function isWhole({ stores }: Options, scenarioCount: number): boolean {
  return (
    scenarioCount === scenarioNames.length && comparedSizes.every((size) => stores.includes(size))
  );
}

const count = (value: number): string => value.toLocaleString('en-US');

await main(readOptions(process.argv.slice(2)));
