import { findCurrency, moneyInput } from './money.ts';
import { localTimeAt, type Day } from './zone.ts';
import { dayMs } from './durations.ts';

/** A number, an amount, a day or a time in a file. */
export type Figure = {
  /** The cell of a CSV file. */
  readonly text: string;
  /** The cell of a workbook. Days are Excel's serial numbers, counted from the end of 1899. */
  readonly value: number;
  /** The value's number format in Excel. */
  readonly format: string;
};

/** A cell of a file: text, or a figure that a workbook can calculate with. */
export type Cell = string | Figure;

/** Returns a cell's text in a CSV file. */
export function cellText(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.text;
}

/** Returns the cell of a whole number. */
export function countCell(count: number): Cell {
  return { text: String(count), value: count, format: '0' };
}

/** Returns the cell of a decimal number, such as `8.875`; empty for an empty text. */
export function decimalCell(decimal: string): Cell {
  if (decimal === '') return '';
  const decimals = decimal.split('.')[1]?.length ?? 0;
  return { text: decimal, value: Number(decimal), format: formatWith(decimals) };
}

/** Returns the cell of an amount in minor units. */
export function moneyCell(minor: number, currency: string): Cell {
  const { symbol, decimalDigits } = findCurrency(currency);
  return {
    text: moneyInput(minor, currency),
    value: minor / 10 ** decimalDigits,
    format: `[$${symbol}] #,##${formatWith(decimalDigits)}`,
  };
}

function formatWith(decimals: number): string {
  return decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`;
}

/** Returns the cell of a calendar day; empty for an empty text. */
export function dayCell(day: Day): Cell {
  return day === '' ? '' : { text: day, value: serialOf(day), format: 'yyyy-mm-dd' };
}

/** Returns the cell of an instant in a time zone: 2026-03-04 12:05. */
export function minuteCell(at: Date, timeZone: string): Cell {
  const { day, hour, minute } = localTimeAt(at, timeZone);
  return {
    text: `${day} ${twoDigits(hour)}:${twoDigits(minute)}`,
    value: serialOf(day) + (hour * 60 + minute) / (24 * 60),
    format: 'yyyy-mm-dd hh:mm',
  };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Excel's serial number of 1970-01-01. */
const unixEpoch = 25_569;

function serialOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs + unixEpoch;
}
