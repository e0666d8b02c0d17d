import { importProducts, type ImportOutcome } from '@counter/contract/menu';
import type { ComparedPlace } from '../places.ts';
import { ask, askReference, asMember } from '../requests/scenarios.ts';
import type { Call, Load } from '../requests/load.ts';
import { categoryName, takeNewProducts } from './seed-menu.ts';

const lineCount = 10_000;
const mark = 'Imported';

/** Returns a file of new products that both servers accept. */
function newProducts(): string {
  const lines = Array.from(
    { length: lineCount },
    (_, n) => `${mark} ${n},${categoryName(n)},${n % 90}.50`,
  );
  return `name,category,price\n${lines.join('\n')}\n`;
}

/** Previews and applies a file of 10,000 new products in Counter. */
export async function importIntoProduct(place: ComparedPlace): Promise<Load> {
  const { market, product, database } = place;
  const { storeId } = market;
  const csv = newProducts();
  const begun = performance.now();
  const apply = async (plan?: string): Promise<ImportOutcome> => {
    const call = ask(importProducts, { storeId, csv, plan }, asMember(market));
    return readOutcome(await send(product.url, call));
  };
  const { plan } = await apply();
  const { applied } = await apply(plan);
  const time = performance.now() - begun;
  if (!applied) throw new Error('the import was not applied');
  await takeNewProducts(database, market, mark);
  return oneFile(time);
}

/** Imports the same lines into the reference, which has no preview. */
export async function importIntoReference(place: ComparedPlace): Promise<Load> {
  const { market, reference, database } = place;
  const { storeId } = market;
  const csv = newProducts();
  const begun = performance.now();
  await send(reference.url, askReference('/import', { storeId, csv }));
  const time = performance.now() - begun;
  await takeNewProducts(database, market, mark);
  return oneFile(time);
}

const oneFile = (ms: number): Load => ({
  perSecond: lineCount / (ms / 1000),
  p50: ms,
  p95: ms,
  p99: ms,
  cpuMs: 0,
});

async function send(url: string, { method, path, headers, body }: Call): Promise<string> {
  const response = await fetch(url + path, { method, headers, body: body ?? null });
  const text = await response.text();
  if (response.ok) return text;
  throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
}

function readOutcome(text: string): ImportOutcome {
  return importProducts.answer.parse(JSON.parse(text)).data;
}
