import fc from 'fast-check';
import { getDocumentProxy } from 'unpdf';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPdf } from '../../../testing/read-pdf.ts';
import { countPages } from './flow.ts';
import type { Sheet } from './sheet.ts';
import { writePdf } from './write-pdf.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function* inBatches(rows: readonly (readonly string[])[]) {
  for (let from = 0; from < rows.length; from += 100) yield rows.slice(from, from + 100);
}

function sheetOf(rows: readonly (readonly string[])[], sums = 3): Sheet {
  return {
    size: 'A4',
    title: 'Statement',
    facts: ['Café Ærø · Łódź'],
    sums: [
      {
        caption: 'Amounts',
        lines: Array.from({ length: sums }, (_, at) => ({
          name: `Line ${at}`,
          value: `$ ${at}.00`,
        })),
      },
    ],
    tables: [
      {
        caption: 'Entries',
        columns: [
          { head: 'What', width: 3 },
          { head: 'Amount', width: 1, numeric: true },
        ],
        count: rows.length,
        rows: inBatches(rows),
        totals: () => ['Total', `$ ${rows.length}.00`],
      },
    ],
    note: 'The end.',
    foot: 'Café',
    date: new Date('2026-03-02T12:00:00Z'),
  };
}

async function write(sheet: Sheet): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of writePdf(sheet)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => [`Row ${at}`, `$ ${at}.00`] as const);

describe('a PDF', () => {
  it('has every row once, a heading on each page of the table, totals and page numbers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(170), fc.nat(60), async (count, sums) => {
        const rows = rowsOf(count);
        const pages = await readPdf(await write(sheetOf(rows, sums)));
        expect(pages).toHaveLength(countPages(sheetOf(rows, sums)));
        const lines = pages.flat();
        expect(lines.filter(([what = '']) => what.startsWith('Row'))).toEqual(rows);
        expect(lines.filter(([what = '']) => what.startsWith('Line'))).toHaveLength(sums);
        expect(lines).toContainEqual(['Total', `$ ${count}.00`]);
        for (const [at, page] of pages.entries()) {
          expect(page.at(-1)).toEqual(['Café', `Page ${at + 1} of ${pages.length}`]);
          const isTable = page.some(([what = '']) => /^(?:Row|Total)/.test(what));
          expect(page.filter(([what]) => what === 'What')).toHaveLength(isTable ? 1 : 0);
        }
      }),
      {
        numRuns: 12,
        examples: [
          [0, 0],
          [1, 3],
          [44, 3],
          [45, 3],
          [46, 3],
          [47, 3],
        ],
      },
    );
  }, 60_000);

  it('sets the last of several amounts apart in bold, as their sum', async () => {
    const document = await getDocumentProxy(new Uint8Array(await write(sheetOf([], 3))));
    const { items } = await (await document.getPage(1)).getTextContent();
    const fontOf = (text: string) =>
      items.flatMap((item) => ('str' in item && item.str === text ? [item.fontName] : []))[0];
    expect(fontOf('Line 2')).toBe(fontOf('Statement'));
    expect(fontOf('Line 1')).not.toBe(fontOf('Line 2'));
    expect(fontOf('Line 1')).toBe(fontOf('Line 0'));
  });

  it('prints names with accents and truncates text that is too long for its column', async () => {
    const long = 'Crème brûlée à l\u2019ancienne with Żółć, ñandú and Škoda '.repeat(8);
    const [page = []] = await readPdf(await write(sheetOf([[long, '€ 1.00']])));
    expect(page).toContainEqual(['Café Ærø · Łódź']);
    const [cell = '', amount] = page.find(([, value]) => value === '€ 1.00') ?? [];
    expect(amount).toBe('€ 1.00');
    expect(cell).toMatch(/^Crème brûlée à l\u2019ancienne with Żółć.+…$/);
  });

  it('is identical for the same data, whenever it is written', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T12:00:00Z') });
    const first = await write(sheetOf(rowsOf(100)));
    vi.setSystemTime(new Date('2027-01-01T00:00:00Z'));
    expect((await write(sheetOf(rowsOf(100)))).equals(first)).toBe(true);
  });

  it('with ten thousand rows yields to other work between pages', async () => {
    let turns = 0;
    let isWritten = false;
    const count = () => {
      turns += 1;
      if (!isWritten) setImmediate(count);
    };
    setImmediate(count);
    const sheet = sheetOf(rowsOf(10_000));
    const pages = countPages(sheet);
    await write(sheet);
    isWritten = true;
    expect(pages).toBeGreaterThan(200);
    expect(turns).toBeGreaterThanOrEqual(pages - 1);
  }, 60_000);

  it('is written only as fast as it is read', async () => {
    let read = 0;
    async function* watched() {
      for (const row of rowsOf(1000)) {
        read += 1;
        yield [row];
      }
    }
    const sheet = sheetOf(rowsOf(1000));
    const tables = sheet.tables.map((table) => ({ ...table, rows: watched() }));
    const pieces = writePdf({ ...sheet, tables });
    await pieces.next();
    expect(read).toBeLessThan(200);
    await pieces.return(undefined);
  });
});
