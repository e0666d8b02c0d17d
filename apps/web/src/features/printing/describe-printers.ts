import type { Printer } from '@counter/contract/printing';
import { text } from './printing.text.ts';

/** Maximum number of printers to name. */
const maxNamed = 2;

/** Describes printers that can't print, in two parts: "Kitchen printer" and "out of paper". */
export function describePrinters(printers: readonly Pick<Printer, 'name' | 'condition'>[]) {
  const names = printers.map(({ name }) => name);
  const who = names.length > maxNamed ? text.printerCount(names.length) : text.printerNames(names);
  const [first, ...others] = printers.map(({ condition }) => condition);
  const isShared = first !== undefined && others.every((condition) => condition === first);
  const shared = isShared ? text.troubles[first] : undefined;
  return { who, trouble: shared ?? text.needsAttention(names.length) };
}
