import { parentPort } from 'node:worker_threads';
import { cellText, type Cell } from '@counter/contract/shared';
import writeExcelFile, { type Row } from 'write-excel-file/node';
import type { ToWriter } from './sheet.ts';

/** Runs in its own thread: collects rows, then writes the workbook and exits. */
const port = parentPort;
if (!port) throw new Error('a workbook is written in a thread of its own');

const rows: Row[] = [];
const widths: number[] = [];

port.on('message', (message: ToWriter) => {
  if ('lines' in message) for (const line of message.lines) keep(line);
  else void finish(message.sheet, message.head).then((file) => port.postMessage(file));
});

function keep(line: readonly Cell[]): void {
  rows.push(line.map(toExcel));
  widen(line.map(cellText));
}

const narrowest = 8;
const widest = 60;

function widen(texts: readonly string[]): void {
  for (const [at, { length }] of texts.entries()) {
    widths[at] = Math.min(widest, Math.max(widths[at] ?? narrowest, length + 2));
  }
}

/** Excel rejects files with longer text in a cell. */
const maxTextLength = 32_767;

/** Types all text as strings, so that none runs as a formula. */
function toExcel(cell: Cell): Row[number] {
  if (typeof cell === 'object') {
    return { value: cell.value, type: Number, format: cell.format };
  }
  return cell === '' ? null : { value: cell.slice(0, maxTextLength), type: String };
}

async function finish(sheet: string, head: readonly string[]): Promise<Uint8Array> {
  widen(head);
  const titles = head.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  return writeExcelFile([titles, ...rows], {
    sheet,
    stickyRowsCount: 1,
    columns: widths.map((width) => ({ width })),
  }).toBuffer();
}
