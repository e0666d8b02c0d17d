import { brandPalette, defaultBrandColor, mix, type BrandColors } from '@counter/contract/store';
import type { StorefrontPage } from '@counter/contract/storefront';

/** Builds styles that override the style sheet's colors with the store's brand, for light and dark mode. */
export function brandStyle(page: StorefrontPage): string {
  const color = brandColorOf(page) ?? defaultBrandColor;
  const { light, dark } = brandPalette(color);
  const cover = `--cover-from:${mix(light.fill, '#000000', 0.4)};--cover-to:${mix(color, '#ffffff', 0.12)}`;
  return [
    '<style nonce="__CSP_NONCE__">',
    // The doubled `:root` outranks the style sheet that follows.
    `:root:root{${cover};${variablesOf(light)}}`,
    `:root:root[data-mantine-color-scheme='dark']{${variablesOf(dark)}}`,
    '</style>',
  ].join('');
}

function brandColorOf(page: StorefrontPage): string | null {
  if ('storefront' in page) return page.storefront.brandColor;
  return 'store' in page ? (page.store?.brandColor ?? null) : null;
}

function variablesOf({ fill, fillHover, ink, tint }: BrandColors): string {
  return Object.entries({
    '--c-primary': ink,
    '--c-focus': ink,
    '--c-primary-fill': fill,
    '--c-primary-fill-hover': fillHover,
    '--c-primary-tint': tint,
  })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
