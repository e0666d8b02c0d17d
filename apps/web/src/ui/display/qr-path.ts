import { encode } from 'uqr';

/** A QR code as a drawing: the side of its square, quiet zone included, and one path of its dark parts. */
export type QrDrawing = { readonly side: number; readonly path: string };

/** The quiet zone around the code, in modules. */
const quiet = 4;

/** Draws a text as a QR code in units of one module. */
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
