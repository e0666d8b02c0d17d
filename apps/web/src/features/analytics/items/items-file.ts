import { perUnit, type ItemFigure } from '@counter/contract/analytics';
import { moneyInput } from '@counter/contract/shared';
import { writeLines } from '../../../ui/display/chart/chart-file.ts';
import { itemsText as text } from './items.text.ts';
import type { ItemTotals } from './shown-items.ts';

const heads = [
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

/** Writes the items that are shown as CSV, with their totals in the last line. */
export function writeItems(
  items: readonly ItemFigure[],
  totals: ItemTotals,
  currency: string,
): string {
  const money = (minor: number): string => moneyInput(minor, currency);
  const compares = items.some(({ before }) => before !== null);
  const lines = items.map((item) => {
    const { before, unavailable, group } = item;
    const { name, why } = text.adviceOf[group];
    return [
      plain(item.productName),
      item.onMenu ? text.yes : text.no,
      String(item.orders),
      before ? String(before.orders) : '',
      String(item.quantity),
      money(item.discounts),
      money(item.netSales),
      before ? money(before.netSales) : '',
      item.quantity > 0 ? money(Math.round(perUnit(item))) : '',
      name,
      why,
      String(unavailable?.minutes ?? 0),
      String(unavailable?.soldOutMinutes ?? 0),
      costOf(unavailable, money),
      currency,
    ];
  });
  const sums = [
    text.total,
    '',
    '',
    '',
    String(totals.units),
    money(totals.discounts),
    money(totals.netSales),
    compares ? money(totals.before.netSales) : '',
    '',
    '',
    '',
    String(totals.minutes),
    String(totals.soldOutMinutes),
    totals.cost === null ? text.notEnoughData : money(totals.cost),
    currency,
  ];
  return writeLines([heads, ...lines, sums]);
}

function costOf(unavailable: ItemFigure['unavailable'], money: (minor: number) => string): string {
  if (!unavailable) return money(0);
  return unavailable.cost === null ? text.notEnoughData : money(unavailable.cost);
}

/** A spreadsheet would take a name that begins so for a formula. */
function plain(name: string): string {
  return /^[=+\-@\t\r]/.test(name) ? `'${name}` : name;
}
