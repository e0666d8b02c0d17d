import { setImmediate } from 'node:timers/promises';
import { countPages, createFlow, lengths, placeTable, type Flow } from './flow.ts';
import { openPen, type Pen } from './pen.ts';
import type { Sheet, Sums, Table } from './sheet.ts';

/**
 * Writes a document page by page. Draws a page after the previous one was consumed, and lets other work run between two
 * pages.
 */
export async function* writePdf(sheet: Sheet): AsyncGenerator<Buffer> {
  const pen = await openPen(sheet, countPages(sheet));
  let page = 1;
  for await (const drawn of draw(sheet, pen)) {
    if (drawn === page) continue;
    page = drawn;
    yield* finished(pen);
    await setImmediate();
  }
  pen.document.end();
  for await (const piece of pen.document) yield Buffer.from(piece);
}

/** Returns the bytes of the pages so far. */
function* finished({ document }: Pen): Generator<Buffer> {
  for (;;) {
    const piece: unknown = document.read();
    if (!Buffer.isBuffer(piece)) return;
    yield piece;
  }
}

/** Draws the pieces and yields each one's page. */
async function* draw(sheet: Sheet, pen: Pen): AsyncGenerator<number> {
  const flow = createFlow(sheet);
  pen.text(flow.place(lengths.title), sheet.title, { size: 18, bold: true });
  for (const fact of sheet.facts) pen.text(flow.place(lengths.fact), fact, { size: 9 });
  for (const sums of sheet.sums) yield* drawSums(flow, pen, sums);
  for (const table of sheet.tables) yield* drawTable(flow, pen, table);
  const { page, ...place } = flow.place(lengths.note);
  pen.text({ page, ...place, y: place.y + 14 }, sheet.note, { size: 8, color: '#526077' });
  yield page;
}

function* drawSums(flow: Flow, pen: Pen, { caption, lines }: Sums): Generator<number> {
  const place = flow.place(lengths.caption, { with: lengths.sum });
  pen.text({ ...place, y: place.y + 14 }, caption, { size: 10, bold: true });
  for (const [at, line] of lines.entries()) {
    const below = flow.place(lengths.sum);
    pen.sum(below, line, at === lines.length - 1);
    yield below.page;
  }
}

async function* drawTable(flow: Flow, pen: Pen, table: Table): AsyncGenerator<number> {
  const caption = placeTable.caption(flow);
  pen.text({ ...caption, y: caption.y + 14 }, table.caption, { size: 10, bold: true });
  drawHead(pen, table, placeTable.head(flow).y);
  let left = table.count;
  for await (const rows of table.rows) {
    for (const cells of rows) {
      left -= 1;
      const { page, y, turned } = placeTable.row(flow, left === 0);
      if (turned) continueTable(pen, table, { page, y });
      pen.cells(y, table.columns, cells, false);
      yield page;
    }
  }
  const { page, y, turned } = placeTable.totals(flow);
  if (turned) continueTable(pen, table, { page, y });
  pen.rule(y + 1);
  pen.cells(y + 6, table.columns, table.totals(), true);
  yield page;
}

/** Starts a page that repeats the table's head. */
function continueTable(pen: Pen, table: Table, { page, y }: { page: number; y: number }): void {
  pen.turnTo(page);
  drawHead(pen, table, y - lengths.head);
}

function drawHead(pen: Pen, { columns }: Table, y: number): void {
  pen.cells(
    y + 2,
    columns,
    columns.map(({ head }) => head),
    true,
  );
  pen.rule(y + lengths.head - 5);
}
