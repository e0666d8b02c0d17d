import { workbookType } from '@counter/contract/shared';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteOrderMark, writeRows } from '../kernel/csv/write-rows.ts';
import type { Lines, Sheet } from '../kernel/workbook/sheet.ts';
import { writeWorkbook } from '../kernel/workbook/write-workbook.ts';
import { sendDownload, type FileDownload } from './file-download.ts';

/** A table to download as CSV or as an Excel workbook, with the same columns and rows. */
export type TableFile = Sheet & {
  /** The file name without extension: letters, digits, dots and dashes. */
  readonly name: string;
};

/** Sends a download. A table comes in the format that the caller accepts, CSV by default. */
export async function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  file: FileDownload | TableFile,
) {
  if (!('lines' in file)) return sendDownload(reply, file);
  const asWorkbook = headers.accept?.includes(workbookType) ?? false;
  return sendDownload(reply, asWorkbook ? await toWorkbook(file) : toCsv(file));
}

/** Writes a table as CSV in chunks of rows. */
export function toCsv({ name, head, lines }: TableFile): FileDownload {
  return { filename: `${name}.csv`, content: writeLines(head, lines) };
}

async function* writeLines(head: readonly string[], lines: Lines): AsyncGenerator<string> {
  yield byteOrderMark + writeRows([head]);
  for await (const some of lines) yield writeRows(some);
}

/** Writes a table as a workbook. @throws ProblemError TOO_LARGE */
async function toWorkbook(table: TableFile): Promise<FileDownload> {
  const workbook = await writeWorkbook(table);
  return {
    filename: `${table.name}.xlsx`,
    contentType: workbookType,
    content: (async function* whole() {
      yield workbook;
    })(),
  };
}
