import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { percentile } from '../statistics.ts';

// `npm run bench:intake -- [--seconds 20] [--connections 10]` sends orders to all demo stores of the running server at
// COUNTER_URL and prints how many it takes per second.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '10' },
  },
});
const url = process.env['COUNTER_URL'] ?? 'http://127.0.0.1:3000';
const headers = {
  authorization: `Bearer ${process.env['COUNTER_API_KEY'] ?? 'demo-marketplace-key'}`,
  'content-type': 'application/json',
};

type Store = { readonly storeUrl: string };
type Product = {
  readonly id: number;
  readonly price: number;
  readonly dailyLimit?: number | null;
  readonly optionGroups: readonly { readonly minimum: number }[];
};

async function read<Data>(path: string): Promise<Data> {
  const response = await fetch(`${url}/api/v1${path}`, { headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answers of our own server
  return ((await response.json()) as { data: Data }).data;
}

/** Returns a store's URL and the products that need no options. */
async function findMenu({ storeUrl }: Store) {
  const { products } = await read<{ readonly products: readonly Product[] }>(
    `/marketplace/stores/${storeUrl}/menu`,
  );
  const simple = products.filter(
    ({ optionGroups, price }) => price > 0 && optionGroups.every(({ minimum }) => minimum === 0),
  );
  return { storeUrl, ids: simple.slice(0, 8).map(({ id }) => id) };
}

type Menu = Awaited<ReturnType<typeof findMenu>>;

/** Sends an order. Returns the response time in milliseconds, or the refusal's code. */
async function order({ storeUrl, ids }: Menu, serial: number): Promise<number | string> {
  const items = [0, 1].map((place) => ({
    productId: ids[(serial + place) % ids.length],
    quantity: 2,
    options: [],
    specialInstructions: '',
  }));
  const body = {
    storeUrl,
    customer: { name: `Customer ${serial % 500}`, phone: `+1212555${1000 + (serial % 500)}` },
    deliveryMethod: 'PICKUP',
    items,
  };
  const began = performance.now();
  const response = await fetch(`${url}/api/v1/marketplace/orders`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return response.ok ? performance.now() - began : text.slice(0, 200);
}

const menus = await Promise.all((await read<Store[]>('/marketplace/stores')).map(findMenu));
const open = menus.filter(({ ids }) => ids.length > 0);
const times: number[] = [];
const refusals = new Map<string, number>();
let serial = 0;

async function send(until: number): Promise<void> {
  while (performance.now() < until) {
    serial += 1;
    const menu = open[serial % open.length];
    if (!menu) throw new Error('No store of this server has a menu.');
    const result = await order(menu, serial);
    if (typeof result === 'number') times.push(result);
    else refusals.set(result, (refusals.get(result) ?? 0) + 1);
  }
}

async function run(seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1000;
  await Promise.all(Array.from({ length: Number(values.connections) }, async () => send(until)));
}

await run(3);
times.length = 0;
refusals.clear();
const seconds = Number(values.seconds);
await run(seconds);
console.log(
  `${(times.length / seconds).toFixed(1)} orders per second at ${values.connections} connections to ${open.length} stores; p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`,
);
for (const [text, count] of refusals) console.log(`${count} refused: ${text}`);
