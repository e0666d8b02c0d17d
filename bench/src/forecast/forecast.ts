import {
  accuracyOf,
  backtest,
  findForecast,
  historyDays,
  meanErrors,
  type Accuracy,
  type Trial,
} from '@counter/contract/analytics';
import { signInToDemo } from '../demo.ts';
import { withFolder } from '../places.ts';
import { startProduct } from '../servers.ts';
import { createChance, developments, simulateStore, type Development } from './simulated.ts';

/**
 * A forecast compared with "same as last week": the mean error, and the error that four out of five days stayed within,
 * in percent.
 */
export type ForecastRow = Accuracy & {
  readonly store: string;
  /** Null for the demo, which only provides the screen's figures. */
  readonly mean: { readonly expected: number; readonly lastWeek: number } | null;
};

const averages = [8, 40, 200] as const;
const storesOfEach = 20;

/** Backtests the last weeks of simulated stores and the demo's stores. */
export async function measureForecast(): Promise<ForecastRow[]> {
  const rows = developments.flatMap((development) =>
    averages.map((average) => measureStores(development, average)),
  );
  return [...rows, ...(await measureDemo())];
}

function measureStores(development: Development, average: number): ForecastRow {
  const random = createChance(average);
  const trials: Trial[] = Array.from({ length: storesOfEach }).flatMap(() => {
    const all = simulateStore(development, average, random);
    // A backtest covers four weeks, so it runs every four weeks after the first twelve.
    return [84, 112, 140].flatMap((end) =>
      backtest(all.slice(Math.max(0, end - historyDays), end)),
    );
  });
  const accuracy = accuracyOf(trials);
  if (!accuracy) throw new Error(`Nothing could be tried of ${development}.`);
  const store = `${development}, ${average} orders a day`;
  return { store, ...accuracy, mean: meanErrors(trials) };
}

async function measureDemo(): Promise<ForecastRow[]> {
  return withFolder(async (folder) => {
    const product = await startProduct(folder, { demo: true });
    try {
      const rows = [];
      for (const email of ['owner@demo.test', 'second@demo.test']) {
        const { data } = await signInToDemo(product.url, email);
        const path = findForecast.path.replace('{storeId}', String(data.storeId));
        const headers = { authorization: `Bearer ${data.token}` };
        const answer = await fetch(`${product.url}/api/v1${path}`, { headers });
        const { accuracy } = findForecast.answer.parse(await answer.json()).data;
        if (accuracy) rows.push({ store: `demo, ${email}`, ...accuracy, mean: null });
      }
      return rows;
    } finally {
      await product.stop();
    }
  });
}
