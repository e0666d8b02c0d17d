import type { ImportOutcome } from '@counter/contract/menu';
import { countOf } from '@counter/contract/shared';
import { manyText } from './many.text.ts';

/** Formats a number of products: "1 product", "12 products". */
export function countProducts(count: number): string {
  return countOf(count, manyText.product, manyText.products);
}

/** Formats a number of lines: "1 line", "12 lines". */
export function countLines(count: number): string {
  return countOf(count, manyText.lineNoun, manyText.lines);
}

/** Summarizes an import: "2 products added, 13 changed". */
export function describeImport({ create, change }: ImportOutcome['counts']): string {
  const added = create === 0 ? [] : [manyText.added(countProducts(create))];
  const changed =
    change === 0 ? [] : [manyText.changedCount(create === 0 ? countProducts(change) : change)];
  return [...added, ...changed].join(', ');
}
