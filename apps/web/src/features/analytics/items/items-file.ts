import { perUnit, type ItemFigure } from '@counter/contract/analytics';
import { cellText, countCell, moneyCell, type Cell } from '@counter/contract/shared';
import { writeLines } from '../../../ui/display/chart/chart-file.ts';
import { itemsText as text } from './items.text.ts';
import type { ItemTotals } from './shown-items.ts';

/** The column headers of the file. */
export const itemHeads: readonly string[] = [
  text.item,
  text.onMenu,
  text.orders,
  text.beforeIn(text.orders),
  text.units,
  text.discounts,
  text.netSales,
  text.beforeIn(text.netSales),
  text.perUnit,
  text.advice,
  text.why,
  text.minutesUnavailable,
  text.minutesSoldOut,
  text.cost,
  text.currency,
];

/** Returns the shown items as lines, totals last. */
export function itemLines(
  items: readonly ItemFigure[],
  totals: ItemTotals,
  currency: string,
): Cell[][] {
  const money = (minor: number): Cell => moneyCell(minor, currency);
  const compares = items.some(({ before }) => before !== null);
  const lines = items.map((item): Cell[] => {
    const { before, unavailable, group } = item;
    const { name, why } = text.adviceOf[group];
    return [
      item.productName,
      item.onMenu ? text.yes : text.no,
      countCell(item.orders),
      before ? countCell(before.orders) : '',
      countCell(item.quantity),
      money(item.discounts),
      money(item.netSales),
      before ? money(before.netSales) : '',
      item.quantity > 0 ? money(Math.round(perUnit(item))) : '',
      name,
      why,
      countCell(unavailable?.minutes ?? 0),
      countCell(unavailable?.soldOutMinutes ?? 0),
      costOf(unavailable, money),
      currency,
    ];
  });
  const sums: Cell[] = [
    text.total,
    '',
    '',
    '',
    countCell(totals.units),
    money(totals.discounts),
    money(totals.netSales),
    compares ? money(totals.before.netSales) : '',
    '',
    '',
    '',
    countCell(totals.minutes),
    countCell(totals.soldOutMinutes),
    totals.cost === null ? text.notEnoughData : money(totals.cost),
    currency,
  ];
  return [...lines, sums];
}

/** Formats the items as CSV. */
export function writeItems(lines: readonly (readonly Cell[])[]): string {
  const plainCells = (cell: Cell) => (typeof cell === 'string' ? plain(cell) : cellText(cell));
  return writeLines([itemHeads, ...lines.map((line) => line.map(plainCells))]);
}

function costOf(unavailable: ItemFigure['unavailable'], money: (minor: number) => Cell): Cell {
  if (!unavailable) return money(0);
  return unavailable.cost === null ? text.notEnoughData : money(unavailable.cost);
}

/** Escapes names that a spreadsheet would evaluate as a formula. */
function plain(name: string): string {
  return /^[=+\-@\t\r]/.test(name) ? `'${name}` : name;
}
