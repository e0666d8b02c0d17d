import { lengths, pageSizes, type Place } from './flow.ts';
import { fitText, openDocument } from './open-document.ts';
import type { Column, Sheet } from './sheet.ts';

type Look = {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly right?: boolean;
};

const ink = '#0f172a';
const muted = '#526077';
const line = '#cbd5e1';

/** Draws the pieces of a document. */
export type Pen = {
  readonly document: PDFKit.PDFDocument;
  /** Starts the given page unless it is the current one. */
  turnTo(page: number): void;
  text(place: Place, text: string, look: Look): void;
  sum(place: Place, words: { readonly name: string; readonly value: string }, last: boolean): void;
  cells(y: number, columns: readonly Column[], cells: readonly string[], bold: boolean): void;
  rule(y: number): void;
};

/** Opens a document and starts its pages, each with a footer. */
export async function openPen(sheet: Sheet, pages: number): Promise<Pen> {
  const document = await openDocument(sheet);
  const [width, height] = pageSizes[sheet.size];
  const right = width - lengths.margin;
  let page = 0;

  function write(text: string, box: Box, { size, bold = false, color = ink, right: ends }: Look) {
    document
      .font(bold ? 'bold' : 'plain')
      .fontSize(size)
      .fillColor(color);
    const shown = fitText(document, text, box.width);
    const x = ends ? box.x + box.width - document.widthOfString(shown) : box.x;
    document.text(shown, x, box.y, { lineBreak: false });
  }

  function turnTo(wanted: number): void {
    if (page === wanted) return;
    page = wanted;
    document.addPage({ size: sheet.size, margin: 0 });
    const y = height - lengths.margin - 10;
    const look = { size: 8, color: muted };
    const half = (right - lengths.margin) / 2;
    write(sheet.foot, { x: lengths.margin, y, width: half * 1.5 }, look);
    const number = `Page ${page} of ${pages}`;
    write(number, { x: right - half, y, width: half }, { ...look, right: true });
  }

  function rule(y: number): void {
    document.moveTo(lengths.margin, y).lineTo(right, y).lineWidth(0.5).strokeColor(line).stroke();
  }

  return {
    document,
    rule,
    turnTo,
    text: ({ page: wanted, y }, text, look) => {
      turnTo(wanted);
      write(text, { x: lengths.margin, y, width: right - lengths.margin }, look);
    },
    sum: ({ page: wanted, y }, { name, value }, bold) => {
      turnTo(wanted);
      const box = { x: lengths.margin, y, width: (right - lengths.margin) * 0.6 };
      write(name, { ...box, width: box.width - 100 }, { size: 9, bold });
      write(
        value,
        { ...box, x: box.x + box.width - 96, width: 96 },
        { size: 9, bold, right: true },
      );
    },
    cells: (y, columns, cells, bold) => {
      const share = (right - lengths.margin) / columns.reduce((sum, one) => sum + one.width, 0);
      let x: number = lengths.margin;
      for (const [at, column] of columns.entries()) {
        const isLast = at === columns.length - 1;
        const box = { x, y, width: column.width * share - (isLast ? 0 : gap) };
        write(cells[at] ?? '', box, { size: 8, bold, right: column.numeric ?? false });
        x += column.width * share;
      }
    },
  };
}

type Box = { readonly x: number; readonly y: number; readonly width: number };

/** The gap between two columns. */
const gap = 6;
