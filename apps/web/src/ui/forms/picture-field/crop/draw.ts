import { areaOf, lightnessOf, type Crop } from './crop-area.ts';

/** The maximum width of an uploaded picture in pixels; the server stores no more. */
const widest = 1280;

export interface Cropping {
  readonly picture: ImageBitmap;
  readonly ratio: number;
  readonly crop: Crop;
}

/** Draws the cropped area over the whole canvas. */
export function draw(canvas: HTMLCanvasElement, { picture, ratio, crop }: Cropping): void {
  const { left, top, width, height } = areaOf(picture, ratio, crop);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** Measures the cropped area: its width in pixels and its mean lightness from 0 to 1. */
export function measure(cropping: Cropping) {
  const canvas = sized(32, cropping.ratio);
  draw(canvas, cropping);
  const context = canvas.getContext('2d');
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  const { width } = areaOf(cropping.picture, cropping.ratio, cropping.crop);
  return { width, lightness: lightnessOf(pixels) };
}

/** Returns the cropped area as a file of the same name. @throws Error if the browser can't encode it. */
export async function cropFile(file: File, cropping: Cropping): Promise<File> {
  const { width } = areaOf(cropping.picture, cropping.ratio, cropping.crop);
  const canvas = sized(Math.min(Math.round(width), widest), cropping.ratio);
  draw(canvas, cropping);
  // PNG keeps transparency.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.92);
  });
  if (!blob) throw new Error('The browser made no picture of the crop.');
  return new File([blob], file.name, { type: blob.type });
}

function sized(width: number, ratio: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(width, 1);
  canvas.height = Math.max(Math.round(width / ratio), 1);
  return canvas;
}
