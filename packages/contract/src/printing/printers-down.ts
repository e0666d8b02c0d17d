import type { PrinterCondition } from './printing.choices.ts';
import type { Printer } from './printing.schemas.ts';

type Downable = Pick<Printer, 'condition' | 'waiting' | 'kitchenCopies' | 'packageCopies'>;

const goodConditions: readonly PrinterCondition[] = ['READY', 'PAPER_LOW'];
const awayConditions: readonly PrinterCondition[] = ['NEVER_SEEN', 'SILENT'];

/** Returns true if a printer in this condition needs somebody before it can print. */
export function canNotPrint(condition: PrinterCondition): boolean {
  return !goodConditions.includes(condition);
}

/**
 * Returns true if a printer needs attention: tickets are waiting that it can't print, or it should print orders
 * automatically and can't. A silent printer counts only while the store takes orders.
 */
export function isPrinterDown(printer: Downable, isOpen: boolean): boolean {
  const { condition, waiting, kitchenCopies, packageCopies } = printer;
  if (!canNotPrint(condition)) return false;
  if (waiting > 0) return true;
  if (kitchenCopies + packageCopies === 0 || condition === 'NEVER_SEEN') return false;
  return isOpen || !awayConditions.includes(condition);
}
