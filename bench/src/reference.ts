import Fastify from 'fastify';
import { Pool, type PoolConfig } from 'pg';
import { readNumbersAsNumbers } from './database.ts';
import type {
  AcceptBody,
  HistoryBody,
  ImportBody,
  PageBody,
  OverviewBody,
  PlaceBody,
  ProductsBody,
  StatsBody,
  StatusBody,
  TodaysBody,
} from './reference/bodies.ts';
import { namedCustomers, namedOrders, namedPayouts } from './reference/find.ts';
import { countProducts, importProducts, productPage } from './reference/menu.ts';
import { acceptOrder, placeOrder } from './reference/moves.ts';
import { compared, type PayoutRow } from './reference/payouts.ts';
import { performance, sales, statusChanges } from './reference/overviews.ts';
import {
  breakdown,
  breakdownSums,
  countCustomers,
  customers,
  history,
  payouts,
  stats,
  storeStatus,
  todaysOrders,
  type Statement,
} from './reference/reads.ts';

/** The same number of connections as Counter. */
const poolSize = 20;

const largestBody = 16 * 1024 * 1024;

/**
 * Runs the reference server: Fastify and pg with the same queries, but without sign-in, validation and serialization.
 */
async function main(): Promise<void> {
  readNumbersAsNumbers();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the benchmark
  const database = JSON.parse(process.env['REFERENCE_DATABASE'] ?? '{}') as PoolConfig;
  const pool = new Pool({ ...database, max: poolSize, application_name: 'reference' });
  const read = async <Row extends object>(
    statement: Statement,
    values: unknown[],
  ): Promise<Row[]> => (await pool.query<Row>({ ...statement, values })).rows;
  const app = Fastify({
    forceCloseConnections: true,
    logger: { level: 'error' },
    bodyLimit: largestBody,
  });
  app.post<{ Body: TodaysBody }>('/todays', async ({ body: { storeId, today, tomorrow } }) => ({
    data: await read(todaysOrders, [storeId, today, tomorrow, new Date()]),
  }));
  app.post<{ Body: HistoryBody }>('/history', async ({ body }) => {
    const { storeId, startDate, endDate, from, until } = body;
    return { data: await read(history, [storeId, startDate, endDate, from, until]) };
  });
  app.post<{ Body: HistoryBody }>('/breakdown', async ({ body }) => {
    const { storeId, startDate, endDate, from, until } = body;
    const [content, totals] = await Promise.all([
      read(breakdown, [storeId, startDate, endDate, from, until]),
      read(breakdownSums, [storeId, startDate, endDate]),
    ]);
    return { data: { content, totals } };
  });
  app.post<{ Body: PageBody }>('/payouts', async ({ body: { storeId, size, from } }) => ({
    data: compared(await read<PayoutRow>(payouts, [storeId, size, from]), size),
  }));
  app.post<{ Body: StatusBody }>('/status', async ({ body: { storeId, since } }) => ({
    data: (await read(storeStatus, [storeId, new Date(), since]))[0],
  }));
  app.post<{ Body: PageBody }>('/customers', async ({ body: { storeId, size, from } }) => {
    const [content, total] = await Promise.all([
      read(customers, [storeId, size, from]),
      read(countCustomers, [storeId]),
    ]);
    return { data: { content, total } };
  });
  app.post<{ Body: StatsBody }>('/stats', async ({ body: { storeId, today, lastWeek } }) => ({
    data: (await read(stats, [storeId, today, lastWeek, new Date()]))[0],
  }));
  const readSales = async (asked: OverviewBody): Promise<unknown[]> => {
    const { storeId, from, to, beforeFrom, beforeTo, hour } = asked;
    return read(sales, [storeId, from, to, beforeFrom, beforeTo, hour]);
  };
  app.post<{ Body: OverviewBody }>('/financials', async ({ body }) => ({
    data: (await readSales(body))[0],
  }));
  app.post<{ Body: OverviewBody }>('/performance', async ({ body }) => {
    const { storeId, from, to } = body;
    const answers = await Promise.all([
      readSales(body),
      read(performance, [storeId, from, to]),
      read(statusChanges, [storeId, from]),
    ]);
    return { data: answers };
  });
  app.post<{ Body: AcceptBody }>('/accept', async ({ body }) => ({
    data: await acceptOrder(pool, body),
  }));
  app.post<{ Body: PlaceBody }>('/place', async ({ body }) => ({
    data: await placeOrder(pool, body),
  }));
  app.post<{ Body: ProductsBody }>('/products', async ({ body }) => {
    const { storeId, search, day, size, from } = body;
    const [content, total] = await Promise.all([
      read(productPage, [storeId, search, day, size, from]),
      read(countProducts, [storeId, search]),
    ]);
    return { data: { content, totalElements: total } };
  });
  app.post<{ Body: ProductsBody }>('/find', async ({ body }) => {
    const { storeId, search, day, size, from } = body;
    const [products, ...others] = await Promise.all([
      read(productPage, [storeId, search, day, size, from]),
      read(namedOrders, [storeId, search]),
      read(namedCustomers, [storeId, search]),
      read(namedPayouts, [storeId, search]),
    ]);
    return { data: { products, others } };
  });
  app.post<{ Body: ImportBody }>('/import', async ({ body }) => ({
    data: await importProducts(pool, body),
  }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ type: 'ready', url });
  const stop = (): void =>
    void app
      .close()
      .then(() => pool.end())
      .then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('disconnect', stop);
}

await main();
