import type { StoreLook } from '@counter/contract/settings';
import { defaultBrandColor } from '@counter/contract/store';

/** The look as the form holds it. A blank color is the standard one. */
export interface LookValues {
  brandColor: string;
  coverImage: string | null;
  logo: string | null;
}

export const lookValues = ({ brandColor, coverImage, logo }: StoreLook): LookValues => ({
  brandColor: brandColor ?? '',
  coverImage,
  logo,
});

export const lookRequest = ({ brandColor, ...pictures }: LookValues) => ({
  ...pictures,
  brandColor: brandColor.trim() === '' ? null : brandColor.trim(),
});

/** Returns the color to show for what is typed: the standard one until it is a color. */
export function colorOf(typed: string): string {
  const color = typed.trim().toLowerCase();
  return /^#[0-9a-f]{6}$/.test(color) ? color : defaultBrandColor;
}
