import { brandPalette, defaultBrandColor } from '@counter/contract/store';
import type { OrderCodeLayout } from '@counter/contract/storefront';
import { encode } from 'uqr';
import type { PaperSize } from '../../../platform/kernel/pdf/paper-size.ts';
import { fitText } from '../../../platform/kernel/pdf/open-document.ts';

/** The content of a page with a QR code. */
export type OrderCode = {
  /** The URL in the QR code. */
  readonly url: string;
  /** The web store's address in a form that people can type. */
  readonly shortUrl: string;
  readonly name: string;
  readonly branchName: string;
  readonly brandColor: string | null;
  /** The store's logo or letter on its brand color, as PNG. */
  readonly icon: Buffer;
  /** The product that the QR code opens; null for the whole menu. */
  readonly product: string | null;
};

type Paper = PDFKit.PDFDocument;

const ink = '#0f172a';
const muted = '#526077';
const line = '#94a3b8';
/** A4 in points, which the pages are laid out for. */
const [width, height] = [595.28, 841.89];
/** A width that extends beyond both edges of any paper. */
const wide = { x: -width, width: 3 * width };

const callToAction = 'Scan to order';
const howTo = "Point your phone's camera at the code.";

/** Draws a page with a QR code, scaled down and centered on paper shorter than A4. */
export function drawOrderCode(
  paper: Paper,
  { layout, size }: { readonly layout: OrderCodeLayout; readonly size: PaperSize },
  code: OrderCode,
): void {
  paper.addPage({ size, margin: 0 });
  const scale = Math.min(1, paper.page.height / height);
  paper.translate((paper.page.width - width * scale) / 2, 0).scale(scale);
  if (layout === 'POSTER') drawPoster(paper, code);
  else drawTent(paper, code);
}

function drawPoster(paper: Paper, code: OrderCode): void {
  const margin = 48;
  const inner = { x: margin, width: width - 2 * margin };
  paper.rect(wide.x, 0, wide.width, 292).fill(fillOf(code));
  paper.image(code.icon, width / 2 - 66, 26, { width: 132 });
  write(paper, code.name, { ...inner, y: 166, size: 40, bold: true, color: '#ffffff' });
  write(paper, code.branchName, { ...inner, y: 228, size: 20, color: '#ffffff' });
  write(paper, callToAction, { ...inner, y: 320, size: 46, bold: true });
  write(paper, code.product ?? '', { ...inner, y: 382, size: 20, color: muted });
  drawCode(paper, code.url, { x: width / 2 - 160, y: 412, side: 320 });
  write(paper, code.shortUrl, { ...inner, y: 742, size: 24, bold: true });
  write(paper, howTo, { ...inner, y: 782, size: 13, color: muted });
}

/** The heights of a tent's parts, from the top: two faces, a foot as high as a face, and a flap to glue. */
const face = 268;
const flap = height - 3 * face;

/** Draws a tent with three folds. Its faces point to both sides of the table. */
function drawTent(paper: Paper, code: OrderCode): void {
  paper.save().rotate(180, { origin: [width / 2, face / 2] });
  drawFace(paper, code, 0);
  paper.restore();
  drawFace(paper, code, face);
  const inner = { x: 48, width: width - 96 };
  const foot = 'Fold along the dashed lines, and glue the strip behind the edge of the other side.';
  write(paper, foot, { ...inner, y: 2 * face + face / 2 - 6, size: 11, color: muted });
  write(paper, 'Glue here', { ...inner, y: height - flap / 2 - 6, size: 10, color: muted });
  for (const fold of [face, 2 * face, 3 * face]) {
    paper
      .moveTo(wide.x, fold)
      .lineTo(wide.x + wide.width, fold)
      .lineWidth(0.75)
      .dash(4, { space: 4 });
    paper.strokeColor(line).stroke().undash();
  }
}

function drawFace(paper: Paper, code: OrderCode, top: number): void {
  const side = 208;
  const band = 14;
  paper.rect(0, top, band, face).fill(fillOf(code));
  drawCode(paper, code.url, { x: band + 22, y: top + (face - side) / 2, side });
  const x = band + 22 + side + 22;
  const inner = { x, width: width - x - 32, isLeft: true };
  paper.image(code.icon, x, top + 26, { width: 56 });
  write(paper, code.name, { ...inner, y: top + 92, size: 24, bold: true });
  write(paper, code.product ?? code.branchName, { ...inner, y: top + 126, size: 14, color: muted });
  write(paper, callToAction, { ...inner, y: top + 158, size: 32, bold: true });
  write(paper, code.shortUrl, { ...inner, y: top + 210, size: 14 });
}

/** Returns a fill color with enough contrast to white text. */
function fillOf({ brandColor }: OrderCode): string {
  return brandPalette(brandColor ?? defaultBrandColor).light.fill;
}

type Words = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The maximum size. Long text is shrunk, then truncated. */
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  /** Centered if absent. */
  readonly isLeft?: boolean;
};

function write(paper: Paper, text: string, words: Words): void {
  if (text.trim() === '') return;
  const { x, y, width: room, size, bold = false, color = ink, isLeft = false } = words;
  paper.font(bold ? 'bold' : 'plain').fontSize(size);
  const smaller = Math.max(size * 0.5, Math.min(size, (size * room) / paper.widthOfString(text)));
  paper.fontSize(Math.floor(smaller * 10) / 10).fillColor(color);
  const shown = fitText(paper, text, room);
  const left = isLeft ? x : x + (room - paper.widthOfString(shown)) / 2;
  paper.text(shown, left, y + (size - smaller) / 2, { lineBreak: false });
}

type Square = { readonly x: number; readonly y: number; readonly side: number };

/** Draws a QR code as rectangles, including its quiet zone. Error correction level M tolerates scratches. */
function drawCode(paper: Paper, text: string, { x, y, side }: Square): void {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const step = side / size;
  paper.rect(x, y, side, side).fill('#ffffff');
  for (const [row, modules] of data.entries()) {
    const marks = modules.map((dark) => (dark ? '1' : '0')).join('');
    for (const { index, 0: run } of marks.matchAll(/1+/g)) {
      paper.rect(x + index * step, y + row * step, run.length * step, step);
    }
  }
  paper.fill('#000000');
}
