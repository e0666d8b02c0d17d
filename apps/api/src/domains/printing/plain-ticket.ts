import type { Ticket, TicketLine } from '@counter/contract/printing';

const indentColumns = 2;

/** Writes a ticket as plain text, for printers that don't know our other formats. */
export function writePlainTicket(ticket: Ticket, columns: number): string {
  return ticket.map((line) => `${writeLine(line, columns)}\n`).join('');
}

function writeLine(line: TicketLine, columns: number): string {
  switch (line.kind) {
    case 'rule':
      return '-'.repeat(columns);
    case 'row':
      return writeRow(line.left, line.right, columns);
    case 'text':
      return writeText(line, columns);
  }
}

function writeText(
  { text, align, inverse, indent, hang }: Extract<TicketLine, { kind: 'text' }>,
  columns: number,
): string {
  const margin = ' '.repeat(indent * indentColumns);
  const lines = wrapText(inverse ? `*** ${text} ***` : text, columns - margin.length, hang);
  return lines
    .map((line) =>
      align === 'center'
        ? ' '.repeat(Math.floor((columns - line.length) / 2)) + line
        : margin + line,
    )
    .join('\n');
}

function writeRow(left: string, right: string, columns: number): string {
  const room = columns - right.length - 1;
  const lines = wrapText(left, Math.max(room, Math.floor(columns / 2)));
  const last = lines.at(-1) ?? '';
  const filled = last.padEnd(columns - right.length) + right;
  return [...lines.slice(0, -1), filled].join('\n');
}

/**
 * Wraps text to lines of at most `columns` characters, preferably between words or after a hyphen. Lines after the
 * first are indented by `hang` spaces.
 */
export function wrapText(text: string, columns: number, hang = 0): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of partsOf(text, columns - hang)) {
    const longer = line === '' ? part.trimStart() : line + part;
    if (line === '' || longer.length <= columns) line = longer;
    else {
      lines.push(line);
      line = ' '.repeat(hang) + part.trimStart();
    }
  }
  return [...lines, line];
}

/** Spaces between words, except between a currency and its amount. */
const space = /(?<!\p{Sc})\s+/u;

/** Splits text where a line may break. A part that follows a space starts with it. */
function partsOf(text: string, columns: number): string[] {
  return text
    .split(space)
    .flatMap((word) => ` ${word}`.split(/(?<=\p{L}-)(?=\p{L})/u))
    .flatMap((part) => splitLong(part, columns));
}

function splitLong(part: string, columns: number): string[] {
  const before = part.startsWith(' ') ? ' ' : '';
  const letters = Array.from(part.trimStart());
  if (letters.length <= columns) return [part];
  const count = Math.ceil(letters.length / columns);
  return Array.from({ length: count }, (_, index) => {
    const words = letters.slice(index * columns, (index + 1) * columns).join('');
    return (index === 0 ? before : '') + words;
  });
}
