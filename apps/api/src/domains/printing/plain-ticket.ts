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
  { text, align, inverse, indent }: Extract<TicketLine, { kind: 'text' }>,
  columns: number,
): string {
  const margin = ' '.repeat(indent * indentColumns);
  const lines = wrapText(inverse ? `*** ${text} ***` : text, columns - margin.length);
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

/** Breaks a text into lines of at most so many letters, between words where it can. */
export function wrapText(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((long) => splitLong(long, columns))) {
    if (line === '') line = word;
    else if (line.length + 1 + word.length <= columns) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function splitLong(word: string, columns: number): string[] {
  const letters = Array.from(word);
  const parts: string[] = [];
  for (let from = 0; from < letters.length; from += columns) {
    parts.push(letters.slice(from, from + columns).join(''));
  }
  return parts.length === 0 ? [''] : parts;
}
