import { countCell, minuteCell, moneyCell, type Cell } from '@counter/contract/shared';
import { read } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { cellAt } from '../../../testing/workbook-cells.ts';
import type { Lines } from './sheet.ts';
import { maxWorkbookLines, writeWorkbook } from './write-workbook.ts';

async function* linesOf(...batches: readonly Cell[][][]): Lines {
  yield* batches;
}

async function readBack(head: readonly string[], ...batches: readonly Cell[][][]) {
  const content = await writeWorkbook({ sheet: 'Orders', head, lines: linesOf(...batches) });
  const book = read(content, { cellNF: true, cellStyles: true });
  return { book, content, cell: (at: string) => cellAt(book.Sheets['Orders'], at) };
}

const packed = z.object({
  files: z.record(z.string(), z.object({ content: z.optional(z.instanceof(Uint8Array)) })),
});

/** Returns a file of those that a workbook is packed of. */
function partOf(content: Buffer, path: string): string {
  const { files } = z.parse(packed, read(content, { bookFiles: true }));
  return Buffer.from(files[path]?.content ?? []).toString();
}

describe('a workbook', () => {
  it('contains amounts, numbers and times as calculable values', async () => {
    const at = new Date('2026-07-04T02:05:59Z');
    const { cell } = await readBack(
      ['Placed', 'Total', 'Yen', 'Items'],
      [[minuteCell(at, 'America/New_York'), moneyCell(-123_450, 'USD'), moneyCell(7, 'JPY')]],
      [['', moneyCell(10, 'USD'), '', countCell(3)]],
    );
    expect(cell('A2')).toMatchObject({ t: 'n', w: '2026-07-03 22:05' });
    expect(cell('B2')).toMatchObject({ t: 'n', v: -1234.5, w: '-$ 1,234.50' });
    expect(cell('B3')).toMatchObject({ t: 'n', v: 0.1, w: '$ 0.10' });
    expect(cell('C2')).toMatchObject({ t: 'n', v: 7, w: '¥ 7' });
    expect(cell('D3')).toMatchObject({ t: 'n', v: 3, w: '3' });
    expect(cell('A3')).toBeUndefined();
  });

  it.each(['=1+1', '+1', '-cmd', '@SUM(A1)', '\t=1', '0012', '1e5', '<b>&"', 'TRUE', '🍰', "'=1"])(
    'keeps %j as text',
    async (text) => {
      const { cell } = await readBack(['Name'], [[text]]);
      expect(cell('A2')).toMatchObject({ t: 's', v: text });
      expect(cell('A2')).not.toHaveProperty('f');
    },
  );

  it("drops characters a workbook can't contain and truncates text too long for a cell", async () => {
    const { cell } = await readBack(['Note'], [['a\u0000b\u0008'], ['x'.repeat(40_000)]]);
    expect(cell('A2')).toMatchObject({ v: 'ab' });
    expect(cell('A3')?.v).toHaveLength(32_767);
  });

  it('has a frozen bold header, columns that fit their text, and a name', async () => {
    const long = 'n'.repeat(200);
    const { book, content } = await readBack(['Id', 'Name', 'Note'], [['1', 'Twelve chars', long]]);
    expect(book.SheetNames).toEqual(['Orders']);
    const widths = book.Sheets['Orders']?.['!cols']?.map(({ width }) => Math.round(width ?? 0));
    expect(widths).toEqual([8, 14, 60]);
    expect(partOf(content, 'xl/worksheets/sheet1.xml')).toMatch(
      /<pane [^>]*ySplit="1"[^>]*state="frozen"/,
    );
    expect(partOf(content, 'xl/styles.xml')).toContain('<b/>');
  });

  it('may be empty', async () => {
    const { cell } = await readBack(['Id']);
    expect(cell('A1')).toMatchObject({ t: 's', v: 'Id' });
  });

  it('is refused if it would be too long, and the next one still works', async () => {
    const batch = Array.from({ length: maxWorkbookLines / 2 + 1 }, (): Cell[] => ['x']);
    await expect(readBack(['Id'], batch, batch)).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message:
        'This list has more than 20,000 lines, too many for an Excel file. Save it as CSV, or narrow the list first.',
    });
    expect((await readBack(['Id'], [['a']])).cell('A2')?.v).toBe('a');
  });

  it('fails if its rows fail', async () => {
    async function* failing(): Lines {
      yield [['a']];
      throw new Error('lost');
    }
    const sheet = { sheet: 'Orders', head: ['Id'], lines: failing() };
    await expect(writeWorkbook(sheet)).rejects.toThrow('lost');
  });
});
