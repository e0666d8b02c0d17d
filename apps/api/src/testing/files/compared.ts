import type { CallOf, Endpoint } from '@counter/contract/endpoint';
import { moneyInput, workbookType } from '@counter/contract/shared';
import { parseRows } from '../../platform/kernel/csv/parse-rows.ts';
import { unguard } from '../../platform/kernel/csv/write-rows.ts';
import type { BusyStore } from '../stores/busy-store.ts';
import type { TestUser } from '../stores/marketplace.ts';
import type { TestMarket } from '../stores/orders.ts';
import { compareWorkbook } from './compare-workbook.ts';

/** A value of a file and the screen's value for the same thing. */
export type Compared = { readonly what: string; readonly file: unknown; readonly screen: unknown };

/** Compares a file with its screen. */
export type Check = (context: BusyStore & { readonly market: TestMarket }) => Promise<Compared[]>;

export type Line = Readonly<Record<string, string>>;

/** Import formats have no workbook and are returned as CSV. */
const importFormat = /"format":"(?:QUICKBOOKS|XERO)/;

/** Downloads and parses a file, and compares it with its workbook version. */
export async function readFile<E extends Endpoint>(
  { test }: TestMarket,
  endpoint: E,
  parts: CallOf<E>,
  as: Pick<TestUser, 'token'>,
): Promise<Line[]> {
  const response = await test.call(endpoint, parts, as);
  if (!response.headers['content-type']?.toString().startsWith('text/csv')) {
    throw new Error(`${response.statusCode}: ${response.body}`);
  }
  const [head = [], ...lines] = (await parseRows(response.body, ',')) ?? [];
  if (!importFormat.test(JSON.stringify(parts))) {
    const workbook = await test.call(endpoint, parts, { ...as, accept: workbookType });
    if (workbook.headers['content-type'] !== workbookType) throw new Error(workbook.body);
    const cells = lines.map((line) => line.map(unguard));
    compareWorkbook(workbook.rawPayload, [head, ...cells]);
  }
  return lines.map((line) => {
    if (line.length !== head.length) throw new Error(`a line has other cells: ${line.join()}`);
    return Object.fromEntries(head.map((name, at) => [name, unguard(line[at] ?? '')]));
  });
}

/** Reads all pages of a screen's list. */
export async function readPages<Row>(
  read: (pageNumber: number) => Promise<{ content: Row[]; totalElements: number }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; ; page += 1) {
    const { content, totalElements } = await read(page);
    rows.push(...content);
    if (rows.length === totalElements) return rows;
    if (content.length === 0 || rows.length > totalElements) {
      throw new Error(`${rows.length} rows of ${totalElements}`);
    }
  }
}

/** Compares the lines of a file with the rows of a screen, in order, by the cells that each row provides. */
export function compareLines<Row>(
  what: string,
  lines: readonly Line[],
  rows: readonly Row[],
  cellsOf: (row: Row) => Line,
): Compared {
  const screen = rows.map(cellsOf);
  const columns = Object.keys(screen[0] ?? {});
  const file = lines.map((line) =>
    Object.fromEntries(columns.map((column) => [column, line[column]])),
  );
  return { what, file, screen };
}

export const currency = 'USD';

/** The format of amounts in files. */
export const money = (minor: number): string => moneyInput(minor, currency);

/** Parses an amount in a file. */
export function cents(text = ''): number {
  if (!/^-?\d+\.\d\d$/.test(text)) throw new Error(`"${text}" is no amount`);
  return Math.round(Number(text) * 100);
}

export const sumColumn = (lines: readonly Line[], column: string): number =>
  sum(lines.map((line) => cents(line[column])));

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, one) => total + one, 0);
