import sharp from 'sharp';
import type { Paper, PaperLine } from './star-paper.ts';

/** The printer's normal character size in dots. */
const letter = { width: 12, height: 24 };
const gap = 6;
const margin = 24;
/** The width of a monospaced character relative to its height. */
const advance = 0.602;

/** Draws a printed ticket as a PNG, dot for dot, for people to look at. */
export async function drawPaper(paper: Paper, columns: number): Promise<Buffer> {
  const width = columns * letter.width + 2 * margin;
  let top = margin;
  const drawn = paper.map((line) => {
    const picture = drawLine(line, top);
    top += heightOf(line);
    return picture;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top + margin}">
    <rect width="100%" height="100%" fill="#fff"/>${drawn.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Returns how much of the paper's width a line takes, in normal characters. */
export function columnsTaken({ runs }: PaperLine): number {
  return runs.reduce((sum, { text, size }) => sum + text.length * size, 0);
}

function heightOf({ size }: PaperLine): number {
  return letter.height * size + gap;
}

function drawLine(line: PaperLine, top: number): string {
  let left = margin;
  const base = top + letter.height * line.size;
  return line.runs
    .map(({ text, size, bold, inverse }) => {
      const [width, height] = [letter.width * size * text.length, letter.height * size];
      const box = `<rect x="${left}" y="${base - height}" width="${width}" height="${height}"/>`;
      const words = `<text x="${left}" y="${base - 6 * size}" font-family="DejaVu Sans Mono, monospace"
        font-size="${(letter.width * size) / advance}" font-weight="${bold ? 700 : 400}"
        fill="${inverse ? '#fff' : '#000'}">${escapeXml(text)}</text>`;
      left += width;
      return inverse ? box + words : words;
    })
    .join('');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
