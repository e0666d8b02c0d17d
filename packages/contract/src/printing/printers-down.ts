import type { PrinterCondition } from './printing.choices.ts';
import type { Printer } from './printing.schemas.ts';

type Downable = Pick<Printer, 'condition' | 'waiting' | 'kitchenCopies' | 'packageCopies'>;

const goodConditions: readonly PrinterCondition[] = ['READY', 'PAPER_LOW'];
const awayConditions: readonly PrinterCondition[] = ['NEVER_SEEN', 'SILENT'];

/** Returns true if a printer in this condition prints nothing until somebody sees to it. */
export function canNotPrint(condition: PrinterCondition): boolean {
  return !goodConditions.includes(condition);
}

/**
 * Returns true if a printer needs somebody: tickets wait for it and it can't print them, or it would print orders
 * by itself and can't. One that is switched off is missed only while the store takes orders.
 */
export function isPrinterDown(printer: Downable, isOpen: boolean): boolean {
  const { condition, waiting, kitchenCopies, packageCopies } = printer;
  if (!canNotPrint(condition)) return false;
  if (waiting > 0) return true;
  if (kitchenCopies + packageCopies === 0 || condition === 'NEVER_SEEN') return false;
  return isOpen || !awayConditions.includes(condition);
}
