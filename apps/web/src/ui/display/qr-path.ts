import { encode } from 'uqr';

/** The side of a QR code's square, including the quiet zone, and one path with its dark modules. */
export type QrDrawing = { readonly side: number; readonly path: string };

/** The quiet zone around the code, in modules. */
const quiet = 4;

/** Draws a text as a QR code. One unit is one module. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  return { side: size, path: data.map(drawRow).join('') };
}

function drawRow(row: readonly boolean[], y: number): string {
  const line = row.map((dark) => (dark ? '1' : '0')).join('');
  return [...line.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}
