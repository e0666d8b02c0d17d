import { cellText, type Cell } from '@counter/contract/shared';
import { stringify } from 'csv-stringify/sync';

/** Makes spreadsheets read a file as UTF-8 if it starts with this. */
export const byteOrderMark = '\uFEFF';

/** Writes CSV rows that are safe in a spreadsheet: no cell runs as a formula. */
export function writeRows(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map((cell) => guard(cellText(cell)))),
    { record_delimiter: '\r\n', quoted_match: /[\t\r\n;]/ },
  );
}

/** Matches text that a spreadsheet would run as a formula. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** Matches a negative amount. */
const negative = /^-\d+(?:\.\d+)?$/;

/** Prefixes text that a spreadsheet would take for a formula. */
function guard(cell: string): string {
  return formula.test(cell) && !negative.test(cell) ? `'${cell}` : cell;
}

/** Returns the original text of a cell written by `writeRows`. */
export function unguard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
