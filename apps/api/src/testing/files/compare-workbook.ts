import { read, utils, type CellObject } from '@e965/xlsx';
import { expect } from 'vitest';
import { cellAt } from '../workbook-cells.ts';

const isAmount = (text: string): boolean => /^-?\d+\.\d\d$/.test(text);
const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\d(?: \d\d:\d\d)?$/.test(text);

/**
 * Expects a workbook to match a CSV file, with amounts and numbers as numbers, dates and times as dates, and the rest
 * as text.
 */
export function compareWorkbook(content: Buffer, csv: readonly (readonly string[])[]): void {
  const book = read(content, { cellNF: true });
  const [sheet = {}] = Object.values(book.Sheets);
  const cellsOf = (at: number, width: number): readonly (CellObject | undefined)[] =>
    Array.from({ length: width }, (_, column) =>
      cellAt(sheet, utils.encode_cell({ r: at, c: column })),
    );
  const rows = csv.map((line, at) => cellsOf(at, line.length));
  expect(utils.decode_range(sheet['!ref'] ?? '').e.r + 1).toBe(csv.length);
  expect(rows.map((row) => row.map(textOf))).toEqual(csv);
  const figures = csv.flatMap((line, at) =>
    line.flatMap((text, column) =>
      isAmount(text) || isTime(text) ? [{ text, type: rows[at]?.[column]?.t }] : [],
    ),
  );
  expect(figures.filter(({ type }) => type !== 'n')).toEqual([]);
}

/** Returns the CSV text of a cell, which must not be a formula. */
function textOf(cell: CellObject | undefined): string {
  if (!cell) return '';
  expect(cell.f).toBeUndefined();
  if (cell.t === 's') return String(cell.v);
  expect(cell.t).toBe('n');
  if (String(cell.z).startsWith('yyyy')) return cell.w ?? '';
  const decimals = /0\.(0+)$/.exec(String(cell.z))?.[1]?.length ?? 0;
  return Number(cell.v).toFixed(decimals);
}
