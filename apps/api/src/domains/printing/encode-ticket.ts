import type { PaperWidth, Ticket, TicketLine } from '@counter/contract/printing';
import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import { wrapText } from './plain-ticket.ts';

/** Characters per line by paper width in millimetres. */
export const columnsOf: Record<PaperWidth, number> = { 80: 48, 58: 32 };

const indentColumns = 2;

/** Encodes a ticket for Star printers (StarPRNT), with a cut at the end. */
export function encodeTicket(ticket: Ticket, paperWidth: PaperWidth): Buffer {
  const columns = columnsOf[paperWidth];
  const encoder = new ReceiptPrinterEncoder({ language: 'star-prnt', columns, feedBeforeCut: 3 });
  encoder.initialize().codepage('auto');
  for (const line of ticket) encodeLine(encoder, line, columns);
  return Buffer.from(encoder.cut('partial').encode());
}

function encodeLine(encoder: ReceiptPrinterEncoder, line: TicketLine, columns: number): void {
  if (line.kind === 'rule') {
    encoder.rule();
    return;
  }
  if (line.kind === 'row') {
    encodeRow(encoder, line, columns);
    return;
  }
  const { size, bold, align, inverse, indent, hang, text } = line;
  encoder.align(align).size(size, size).bold(bold);
  const margin = ' '.repeat(indent * indentColumns);
  const room = Math.floor(columns / size) - margin.length;
  for (const part of wrapText(text, room, hang)) {
    const words = part.trimStart();
    encoder.text(margin + part.slice(0, part.length - words.length));
    encoder.invert(inverse).text(words).invert(false).newline();
  }
  encoder.bold(false).size(1, 1).align('left');
}

function encodeRow(
  encoder: ReceiptPrinterEncoder,
  { left, right, bold }: Extract<TicketLine, { kind: 'row' }>,
  columns: number,
): void {
  const rightWidth = Math.min(right.length, Math.floor(columns / 2));
  const table = [
    { width: columns - rightWidth - 1, align: 'left' as const, marginRight: 1 },
    { width: rightWidth, align: 'right' as const },
  ];
  encoder
    .bold(bold)
    .table(table, [[left, right]])
    .bold(false);
}
