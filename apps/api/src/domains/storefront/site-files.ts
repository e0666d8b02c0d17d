import { createHash } from 'node:crypto';
import { ratingOf } from '@counter/contract/feedback';
import { pictureUrl } from '@counter/contract/files';
import { brandPalette, defaultBrandColor } from '@counter/contract/store';
import { coverFood, type Storefront } from '@counter/contract/storefront';
import { createGate } from '../../platform/kernel/gate.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawSharePicture, type Shared } from './share-picture.ts';
import { drawStoreIcon, iconSizes, type IconSize } from './store-icon.ts';

/** Returns the path of a shared link's image. It changes whenever the content does. */
export function sharePath(storefront: Storefront): string {
  return `/s/${storefront.storeUrl}/share.png?v=${versionOf(shownOf(storefront))}`;
}

/** Returns the path of an installed web store's icon. It changes whenever the content does. */
export function iconPath(
  { storeUrl, name, brandColor, image }: Omit<ManifestFacts, 'branchName'>,
  size: IconSize,
): string {
  return `/s/${storeUrl}/icon-${size}.png?v=${versionOf([name[0], brandColor, image])}`;
}

function versionOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);
}

/** Returns the content of the shared image, with pictures by their URLs. */
function shownOf(storefront: Storefront) {
  const { name, branchName, brandColor, image, coverImage, reviews } = storefront;
  const { average } = ratingOf(reviews.counts);
  return {
    name,
    line: branchName === '' ? 'Order online' : `${branchName} · Order online`,
    rating: average === null ? null : `★ ${average.toFixed(1)}`,
    brandColor,
    logo: image,
    cover: coverImage,
    food: coverFood(storefront),
  };
}

const drawnAtOnce = createGate(1);
const keptPictures = 40;
const kept = new Map<string, Promise<Buffer>>();

/** Returns the image of a shared link. Draws it once per content. */
export async function findSharePicture(
  platform: Platform,
  storefront: Storefront,
): Promise<Buffer> {
  return drawOnce(sharePath(storefront), async () =>
    drawSharePicture(await readPictures(platform, storefront)),
  );
}

/** Returns the icon of an installed web store. Draws it once per content. */
export async function findStoreIcon(
  platform: Platform,
  store: Omit<ManifestFacts, 'branchName'>,
  size: IconSize,
): Promise<Buffer> {
  const { name, brandColor, image } = store;
  return drawOnce(iconPath(store, size), async () =>
    drawStoreIcon({ name, brandColor, logo: await readUpload(platform, image) }, size),
  );
}

/** Draws an image unless it is cached. `path` changes whenever the content does. */
async function drawOnce(path: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = kept.get(path);
  if (known) return known;
  const drawing = drawnAtOnce(draw);
  kept.set(path, drawing);
  drawing.catch(() => kept.delete(path));
  const [oldest] = kept.keys();
  if (kept.size > keptPictures && oldest !== undefined) kept.delete(oldest);
  return drawing;
}

async function readPictures(platform: Platform, storefront: Storefront): Promise<Shared> {
  const { logo, cover, food, ...words } = shownOf(storefront);
  const [logoBytes, coverBytes, ...plates] = await Promise.all(
    [logo, cover, ...food].map(async (url) => readUpload(platform, url)),
  );
  return {
    ...words,
    logo: logoBytes ?? null,
    cover: coverBytes ?? null,
    food: plates.filter((bytes) => bytes !== null),
  };
}

const uploads = '/uploads/';

/** Returns an uploaded image; null if it is not stored here. */
async function readUpload({ files }: Platform, url: string | null): Promise<Buffer | null> {
  if (!url?.startsWith(uploads)) return null;
  return files.read(pictureUrl(url, 'large').slice(uploads.length));
}

/** Builds the web app manifest, which lets phones install the web store. */
export function manifestOf(store: ManifestFacts) {
  const { storeUrl, name, branchName, brandColor } = store;
  const { fill } = brandPalette(brandColor ?? defaultBrandColor).light;
  const icons = iconSizes.flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: iconPath(store, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  return {
    id: `/s/${storeUrl}`,
    name: branchName === '' ? name : `${name} · ${branchName}`,
    short_name: name,
    start_url: `/s/${storeUrl}`,
    scope: `/s/${storeUrl}`,
    display: 'standalone',
    theme_color: fill,
    background_color: '#fffdfa',
    icons,
  };
}

type ManifestFacts = Pick<Storefront, 'storeUrl' | 'name' | 'branchName' | 'brandColor' | 'image'>;
