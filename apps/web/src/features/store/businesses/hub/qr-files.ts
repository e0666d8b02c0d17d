import { drawQr } from '../../../../ui/display/qr-path.ts';

/** Returns a QR code as SVG, for print in any size. */
export function drawQrSvg(text: string): Blob {
  const { side, path } = drawQr(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** Pixels per module: sharp on a poster, and still a small file. */
const scale = 24;

/** Returns a QR code as PNG. */
export async function drawQrPicture(text: string): Promise<Blob> {
  const { side, path } = drawQr(text);
  const canvas = document.createElement('canvas');
  canvas.width = side * scale;
  canvas.height = side * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.scale(scale, scale);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#000';
  const dark = new Path2D(path);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(dark);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came.'))));
  });
}
