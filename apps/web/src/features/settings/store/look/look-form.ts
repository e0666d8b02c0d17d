import type { StoreLook } from '@counter/contract/settings';
import { defaultBrandColor } from '@counter/contract/store';

/** The field values of the look. A blank color is the default. */
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

/** Returns the typed color; the default one while it is invalid. */
export function colorOf(typed: string): string {
  const color = typed.trim().toLowerCase();
  return /^#[0-9a-f]{6}$/.test(color) ? color : defaultBrandColor;
}
