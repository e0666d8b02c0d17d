import { cellText, type Cell } from '@counter/contract/shared';
import { stringify } from 'csv-stringify/sync';

/** Put at the start of a file, it makes spreadsheets read UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Lines of a CSV file that opens in a spreadsheet as it is meant: no cell of it runs as a formula. */
export function writeRows(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map((cell) => guard(cellText(cell)))),
    { record_delimiter: '\r\n', quoted_match: /[\t\r\n;]/ },
  );
}

/** A spreadsheet takes what begins so for a formula, and would run it. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** A negative amount is one, and nothing else. */
const negative = /^-\d+(?:\.\d+)?$/;

/** Text that a spreadsheet takes for text. */
function guard(cell: string): string {
  return formula.test(cell) && !negative.test(cell) ? `'${cell}` : cell;
}

/** The text of a cell that `writeRows` wrote. */
export function unguard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
