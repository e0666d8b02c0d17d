import {
  importLimitBytes,
  importLineLimit,
  importTooLarge,
  type ProductColumn,
} from '@counter/contract/menu';
import { formatCount } from '@counter/contract/shared';
import { parseRows } from '../../../platform/kernel/csv/parse-rows.ts';
import { unguard } from '../../../platform/kernel/csv/write-rows.ts';
import { mapInChunks } from '../../../platform/kernel/map-in-chunks.ts';
import { ProblemError, refusedField } from '../../../platform/kernel/problem.ts';
import { withDecimalPoint } from './decimal-comma.ts';
import { findColumn } from './product-cells.ts';

/** A line of a product file. Columns that the file or the line lacks are absent. */
export type FileLine = {
  /** The row number in a spreadsheet; the header is row 1. */
  readonly line: number;
  readonly cells: ReadonlyMap<ProductColumn, string>;
  /** True if there are cells to the right of the last column. */
  readonly tooLong: boolean;
};

export type ProductFile = {
  readonly lines: readonly FileLine[];
  /** The errors of the header line as sentences. */
  readonly wrongNames: readonly string[];
};

const decimalColumns = new Set<ProductColumn>(['price', 'discount', 'taxRate', 'weight']);

const delimiters = [',', ';', '\t'] as const;

/**
 * Parses a product file with commas, semicolons or tabs as separators. Columns are found by name, in any order; empty
 * lines are skipped.
 * @throws ProblemError INVALID_FIELDS on `csv` for any other file or too many lines; TOO_LARGE
 */
export async function readProductFile(csv: string): Promise<ProductFile> {
  if (Buffer.byteLength(csv) > importLimitBytes)
    throw new ProblemError('TOO_LARGE', importTooLarge);
  const delimiter = findDelimiter(csv);
  const [head = [], ...rows] = await readRows(csv, delimiter);
  const names = head.map(findColumn);
  if (!names.includes('name') && !names.includes('id')) {
    throw refusedField('csv', unnamed(head, names));
  }
  const said = await mapInChunks(rows, (row, index) =>
    row.some((cell) => cell.trim() !== '') ? [toLine(row, index + 2, { names, delimiter })] : [],
  );
  const lines = said.flat();
  if (lines.length > importLineLimit) {
    const limit = formatCount(importLineLimit);
    throw refusedField('csv', `A file may have ${limit} lines at most. Split it into several.`);
  }
  if (lines.length === 0) throw refusedField('csv', 'The file has column names but no products.');
  return { lines, wrongNames: wrongNamesIn(head, names) };
}

/** Describes the error that no column identifies the products. */
function unnamed(head: readonly string[], names: readonly (ProductColumn | undefined)[]): string {
  if (names.every((name) => !name)) {
    return 'The first line must name the columns, such as: name, category, price.';
  }
  const titles = head.map((title) => title.trim()).filter((title) => title !== '');
  return `The first line has no column "name": it has ${titles.join(', ')}. Add a column "name" with the name of each product, or "id" with its number from an export.`;
}

async function readRows(csv: string, delimiter: string): Promise<string[][]> {
  const rows = await parseRows(csv, delimiter);
  if (!rows) {
    throw refusedField(
      'csv',
      "We can't read this file as CSV because a quotation mark is never closed.",
    );
  }
  return rows;
}

/** Returns the separator that gives the header line the most known columns. */
function findDelimiter(csv: string): string {
  const [head = ''] = csv.split(/[\r\n]/, 1);
  const known = (delimiter: string): number =>
    head.split(delimiter).filter((cell) => findColumn(cell.replaceAll('"', '')) !== undefined)
      .length;
  return delimiters.reduce((best, one) => (known(one) > known(best) ? one : best));
}

function wrongNamesIn(
  head: readonly string[],
  names: readonly (ProductColumn | undefined)[],
): string[] {
  return head.flatMap((title, index) => {
    const name = names[index];
    if (!name && title.trim() === '') return [];
    if (!name) return [`There is no column "${title.trim()}". Remove it or correct its name.`];
    return names.indexOf(name) < index ? [`The column "${name}" appears twice.`] : [];
  });
}

function toLine(
  row: readonly string[],
  line: number,
  {
    names,
    delimiter,
  }: { readonly names: readonly (ProductColumn | undefined)[]; readonly delimiter: string },
): FileLine {
  const cells = new Map<ProductColumn, string>();
  for (const [index, cell] of row.entries()) {
    const name = names[index];
    if (name) cells.set(name, readCell(unguard(cell), name, delimiter));
  }
  return { line, cells, tooLong: row.slice(names.length).some((cell) => cell.trim() !== '') };
}

/** Reads a cell. Spreadsheets with decimal commas use semicolons as separators. */
function readCell(cell: string, column: ProductColumn, delimiter: string): string {
  const isDecimal = delimiter === ';' && decimalColumns.has(column);
  return isDecimal ? withDecimalPoint(cell.trim()) : cell;
}
