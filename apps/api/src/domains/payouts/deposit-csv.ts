import { parseRows } from '../../platform/kernel/csv/parse-rows.ts';
import { mapInChunks } from '../../platform/kernel/map-in-chunks.ts';
import { beginsWithDay, readAmount, readDay } from './deposit-cells.ts';
import { findColumns, type Columns } from './deposit-columns.ts';
import { refusal, tidy, type Statement, type StatementLine } from './deposit-lines.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/** Banks put some lines about the account above the header row. */
const maxPrefaceLines = 40;

/**
 * Reads the transactions of a CSV file with any separator and column order. Reads dates like 3/4/2026 with the month
 * first, unless another date in the file is only valid with the day first.
 * @throws ProblemError INVALID_FIELDS if no row names a date and an amount
 */
export async function readDepositCsv(content: string, currency: string): Promise<Statement> {
  const rows = await parseRows(content, findDelimiter(content));
  if (!rows) {
    throw refusal("We can't read this file as CSV because a quotation mark is never closed.");
  }
  const head = rows.slice(0, maxPrefaceLines).findIndex((row) => findColumns(row) !== undefined);
  const columns = findColumns(rows[head] ?? []);
  if (!columns) throw refusal(noNames);
  const dayFirst = rows.slice(head + 1).some((row) => beginsWithDay(cellOf(row, columns.date)));
  const reading = { columns, currency, dayFirst };
  const read = await mapInChunks(rows.slice(head + 1), (row, index) =>
    readRow(row, head + index + 2, reading),
  );
  return {
    lines: read.flatMap((one) => (one && 'amount' in one ? [one] : [])),
    unread: read.flatMap((one) => (one && 'reason' in one ? [one] : [])),
    days: [],
  };
}

const noNames =
  "We can't find the columns for the date and amount, such as: Date, Description, Amount. Export your transactions as CSV or OFX, with column names.";

/** Returns the separator that makes a header row recognizable. */
function findDelimiter(content: string): string {
  const lines = content.split(/[\r\n]+/, maxPrefaceLines);
  const isFound = (delimiter: string): boolean =>
    lines.some((line) => findColumns(line.split(delimiter)) !== undefined);
  return delimiters.find(isFound) ?? ',';
}

type Reading = {
  readonly columns: Columns;
  readonly currency: string;
  readonly dayFirst: boolean;
};

type Read = StatementLine | Statement['unread'][number] | undefined;

/** Reads a row; undefined if it isn't a transaction but empty, a repeated header or a footer. */
function readRow(row: readonly string[], line: number, reading: Reading): Read {
  const { columns, currency, dayFirst } = reading;
  const date = cellOf(row, columns.date);
  const amountCell = amountCellOf(row, columns);
  if (date === '' || findColumns(row)) return undefined;
  const day = readDay(date, dayFirst);
  const amount = readAmount(amountCell, currency);
  if (day === undefined && amount === undefined) return undefined;
  if (day === undefined) return { line, reason: `"${tidy(date)}" is no date.` };
  if (amountCell === '') return { line, reason: 'The amount is missing.' };
  if (amount === undefined) return { line, reason: `"${tidy(amountCell)}" is no amount.` };
  const description = columns.descriptions.map((at) => cellOf(row, at)).join(' ');
  return { line, day, description: tidy(description), amount: signed(amount, row, columns) };
}

/** Returns a row's amount: the credit, else the debit, else the amount. Prefers cells that aren't zero. */
function amountCellOf(row: readonly string[], { credit, debit, amount }: Columns): string {
  const cells = [credit, debit, amount].map((at) => cellOf(row, at));
  return cells.find((cell) => /[1-9]/.test(cell)) ?? cells.find((cell) => cell !== '') ?? '';
}

/** Negates the amount if its column or the direction column marks it as a debit. */
function signed(amount: number, row: readonly string[], columns: Columns): number {
  const isIn = /[1-9]/.test(cellOf(row, columns.credit));
  const isOut = !isIn && /[1-9]/.test(cellOf(row, columns.debit));
  const direction = cellOf(row, columns.direction).toLowerCase();
  const saysOut = /^(?:debit|dr|d|withdrawal)$/.test(direction);
  return isOut || (!isIn && saysOut) ? -Math.abs(amount) : amount;
}

function cellOf(row: readonly string[], at: number | undefined): string {
  return at === undefined ? '' : (row[at] ?? '').trim();
}
