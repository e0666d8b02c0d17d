export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a picture to keep: its center, as fractions of the picture, and the zoom. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** 1 keeps the largest area that fits. */
  readonly zoom: number;
}

export interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

export const maxZoom = 4;

/** The largest centered crop. */
export const whole: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/**
 * Returns the area of a crop in picture pixels. It has the given ratio (width by height) and stays inside the
 * picture.
 */
export function areaOf(picture: Size, ratio: number, { x, y, zoom }: Crop): Area {
  const width = Math.min(picture.width, picture.height * ratio) / clamp(zoom, 1, maxZoom);
  const height = width / ratio;
  return {
    left: clamp(x * picture.width - width / 2, 0, picture.width - width),
    top: clamp(y * picture.height - height / 2, 0, picture.height - height),
    width,
    height,
  };
}

/** Returns a crop moved by fractions of the visible area, within the picture. */
export function pan(
  crop: Crop,
  by: { readonly x: number; readonly y: number },
  [picture, ratio]: readonly [Size, number],
): Crop {
  const { width, height } = areaOf(picture, ratio, crop);
  const x = crop.x - (by.x * width) / picture.width;
  const y = crop.y - (by.y * height) / picture.height;
  return settle({ ...crop, x, y }, [picture, ratio]);
}

/** Returns a crop zoomed by a factor, within the limits. */
export function zoomBy(crop: Crop, factor: number, of: readonly [Size, number]): Crop {
  return settle({ ...crop, zoom: clamp(crop.zoom * factor, 1, maxZoom) }, of);
}

/** Moves the center to that of the clamped area, so that panning back from an edge responds at once. */
function settle(crop: Crop, [picture, ratio]: readonly [Size, number]): Crop {
  const { left, top, width, height } = areaOf(picture, ratio, crop);
  return {
    ...crop,
    x: (left + width / 2) / picture.width,
    y: (top + height / 2) / picture.height,
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max));
}

type Weakness = 'small' | 'dark';

export type CropUse = 'food' | 'cover' | 'logo';

/** The minimum width for a sharp picture in the web store, in pixels, by use. */
export const sharpWidths: Readonly<Record<CropUse, number>> = { food: 640, cover: 1024, logo: 256 };

/** The mean lightness below which a picture counts as dark, from 0 to 1. */
const darkBelow = 0.22;

/** Returns the quality warnings for a picture's width in pixels and mean lightness from 0 to 1. */
export function weaknessesOf(
  { width, lightness }: { width: number; lightness: number },
  use: CropUse = 'food',
) {
  const weaknesses: Weakness[] = [];
  if (width < sharpWidths[use]) weaknesses.push('small');
  if (lightness < darkBelow && use === 'food') weaknesses.push('dark');
  return weaknesses;
}

/** Returns the mean lightness of RGBA pixels from 0 to 1. Transparent pixels count as white. */
export function lightnessOf(pixels: ArrayLike<number>): number {
  const count = Math.floor(pixels.length / 4);
  if (count === 0) return 1;
  let sum = 0;
  for (let at = 0; at < count * 4; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((one) => pixels[at + one]);
    const light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    const cover = alpha / 255;
    sum += light * cover + (1 - cover);
  }
  return sum / count;
}
