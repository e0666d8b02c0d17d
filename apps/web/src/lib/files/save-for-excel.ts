import { exportShownTable } from '@counter/contract/reports';
import type { Cell } from '@counter/contract/shared';
import { download } from './download.ts';

interface Table {
  /** The file name without its extension. */
  readonly name: string;
  readonly sheet: string;
  readonly head: readonly string[];
  readonly lines: readonly (readonly Cell[])[];
}

/**
 * Has the server write a table of this screen as a workbook, saves it and returns the file name.
 * @throws ApiProblem if the table is too long; ConnectionError if there was no response.
 */
export async function saveForExcel(storeId: number, { head, lines, ...table }: Table) {
  const body = { storeId, ...table, head: [...head], lines: lines.map((line) => [...line]) };
  return download(exportShownTable, { body }, 'EXCEL');
}
