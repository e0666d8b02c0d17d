import { orderCodeLayouts, type OrderCodeLayout } from '@counter/contract/storefront';
import sharp from 'sharp';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDocument } from '../../../platform/kernel/pdf/open-document.ts';
import type { PaperSize } from '../../../platform/kernel/pdf/paper-size.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { drawOrderCode, type OrderCode } from './draw-order-code.ts';

const url = 'https://counter.test/s/cedar-kitchen/products/17-lentil-soup';

async function draw(
  layout: OrderCodeLayout,
  facts: Partial<OrderCode> = {},
  size: PaperSize = 'A4',
): Promise<Buffer> {
  const icon = { create: { width: 8, height: 8, channels: 3 as const, background: '#0f766e' } };
  const paper = await openDocument({ title: 'Order', date: new Date('2026-03-06T18:30:00Z') });
  drawOrderCode(
    paper,
    { layout, size },
    {
      url,
      shortUrl: 'counter.test/s/cedar-kitchen',
      name: 'Cedar Kitchen',
      branchName: 'Harbour',
      brandColor: '#ffd400',
      icon: await sharp(icon).png().toBuffer(),
      product: null,
      ...facts,
    },
  );
  paper.end();
  const pieces: Buffer[] = [];
  for await (const piece of paper) if (Buffer.isBuffer(piece)) pieces.push(piece);
  return Buffer.concat(pieces);
}

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
type Fill = { readonly color: string; readonly boxes: readonly Box[] };

/** Reads what a page fills with rectangles, by a library that did not draw it. */
async function readFills(content: Buffer): Promise<Fill[]> {
  const document = await getDocumentProxy(new Uint8Array(content));
  const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList();
  const { OPS } = await getResolvedPDFJS();
  const fills: Fill[] = [];
  let color = '';
  for (const [at, operation] of fnArray.entries()) {
    const values: unknown = argsArray[at];
    if (operation === OPS.setFillRGBColor) color = String(colors.parse(values)[0]);
    if (operation !== OPS.constructPath) continue;
    const [, [steps]] = paths.parse(values);
    fills.push({ color, boxes: boxesOf([...steps]) });
  }
  return fills;
}

const colors = z.array(z.unknown());
const paths = z.tuple([z.number(), z.tuple([z.instanceof(Float32Array)])]).rest(z.unknown());

/** A rectangle is a move, three lines and the end of its path: 13 numbers. */
function boxesOf(steps: readonly number[]): Box[] {
  return Array.from({ length: Math.floor(steps.length / 13) }, (_, count) => {
    const [, x = 0, y = 0, , , , , right = 0, bottom = 0] = steps.slice(13 * count);
    return { x, y, width: right - x, height: bottom - y };
  });
}

/** Returns the modules that a drawn code has, dark or not. */
function modulesOf(ground: Box, dark: readonly Box[], size: number): boolean[][] {
  const step = ground.width / size;
  const isDark = (x: number, y: number) =>
    dark.some((one) => x > one.x && x < one.x + one.width && y > one.y && y < one.y + one.height);
  return Array.from({ length: size }, (_row, row) =>
    Array.from({ length: size }, (_column, column) =>
      isDark(ground.x + (column + 0.5) * step, ground.y + (row + 0.5) * step),
    ),
  );
}

describe('a page with a QR code', () => {
  it.each(orderCodeLayouts)('as %s names the store and fits on one page', async (layout) => {
    const pages = await readPdf(await draw(layout));
    expect(pages).toHaveLength(1);
    const texts = pages.flat(2);
    const faces = layout === 'TENT' ? 2 : 1;
    for (const text of ['Cedar Kitchen', 'Scan to order', 'counter.test/s/cedar-kitchen']) {
      expect(texts.filter((one) => one === text)).toHaveLength(faces);
    }
  });

  it.each(orderCodeLayouts)("as %s encodes the store's address", async (layout) => {
    const fills = await readFills(await draw(layout));
    const codes = fills.filter(({ color, boxes }) => color === '#000000' && boxes.length > 50);
    expect(codes).toHaveLength(layout === 'TENT' ? 2 : 1);
    const { data, size } = encode(url, { ecc: 'M', border: 4 });
    for (const code of codes) {
      const [ground] = fills[fills.indexOf(code) - 1]?.boxes ?? [];
      // A module is wider than a millimeter, so that a phone reads it across a table.
      expect((ground?.width ?? 0) / size).toBeGreaterThan(2.83);
      expect(ground && modulesOf(ground, code.boxes, size)).toEqual(data);
    }
  });

  it.each(orderCodeLayouts)(
    'as %s fits on Letter, too, with everything on the page',
    async (layout) => {
      const document = await getDocumentProxy(new Uint8Array(await draw(layout, {}, 'LETTER')));
      expect(document.numPages).toBe(1);
      const page = await document.getPage(1);
      expect(page.view).toEqual([0, 0, 612, 792]);
      const { items } = await page.getTextContent();
      const bottoms = items.flatMap((item) =>
        'transform' in item ? [Number(item.transform[5])] : [],
      );
      expect(bottoms.length).toBeGreaterThan(2);
      expect(Math.min(...bottoms)).toBeGreaterThan(0);
      expect(Math.max(...bottoms)).toBeLessThan(792);
    },
  );

  it("uses the store's color, darkened enough for white text", async () => {
    const [band] = await readFills(await draw('POSTER'));
    expect(band?.color).toBe('#8a7200');
  });

  it('names the product and shortens a long name', async () => {
    const name = 'The Very Old and Famous Kitchen of the Cedars '.repeat(4);
    const texts = (await readPdf(await draw('TENT', { name, product: 'Lentil Soup' }))).flat(2);
    expect(texts.filter((text) => text === 'Lentil Soup')).toHaveLength(2);
    expect(texts.filter((text) => /^The Very Old.*…$/.test(text))).toHaveLength(2);
  });
});
