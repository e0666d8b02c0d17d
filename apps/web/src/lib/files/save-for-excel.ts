import { exportShownTable } from '@counter/contract/reports';
import type { Cell } from '@counter/contract/shared';
import { download } from './download.ts';

interface Table {
  /** The name of the file without its ending. */
  readonly name: string;
  /** The name of the sheet. */
  readonly sheet: string;
  readonly head: readonly string[];
  readonly lines: readonly (readonly Cell[])[];
}

/**
 * Saves a table that was made here as a workbook, which the server writes, and answers the file's name.
 * @throws ApiProblem when it is too long; ConnectionError when nobody answered.
 */
export async function saveForExcel(storeId: number, { head, lines, ...table }: Table) {
  const body = { storeId, ...table, head: [...head], lines: lines.map((line) => [...line]) };
  return download(exportShownTable, { body }, 'EXCEL');
}
