import type { ImportOutcome } from '@counter/contract/menu';
import { text } from '../menu.text.ts';

/** "1 product", "12 products". */
export function countProducts(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? text.many.product : text.many.products}`;
}

/** "1 line", "12 lines". */
export function countLines(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? text.many.line2 : text.many.lines}`;
}

/** Summarizes an import: "2 products added, 13 changed". */
export function describeImport({ create, change }: ImportOutcome['counts']): string {
  const added = create === 0 ? [] : [text.many.added(countProducts(create))];
  const changed =
    change === 0
      ? []
      : [text.many.changedWithCreate(create === 0 ? countProducts(change) : change)];
  return [...added, ...changed].join(', ');
}
