import type { ImportOutcome } from '@counter/contract/menu';

/** "1 product", "12 products". */
export function countProducts(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'product' : 'products'}`;
}

/** "1 line", "12 lines". */
export function countLines(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'line' : 'lines'}`;
}

/** What an import has done: "2 products added, 13 changed". */
export function describeImport({ create, change }: ImportOutcome['counts']): string {
  const added = create === 0 ? [] : [`${countProducts(create)} added`];
  const changed = change === 0 ? [] : [`${create === 0 ? countProducts(change) : change} changed`];
  return [...added, ...changed].join(', ');
}
