import { createHash } from 'node:crypto';
import { pictureUrl } from '@counter/contract/files';
import { brandPalette, defaultBrandColor } from '@counter/contract/store';
import { coverFood, type Storefront } from '@counter/contract/storefront';
import { createGate } from '../../platform/kernel/gate.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawSharePicture, type Shared } from './share-picture.ts';

/** The address of the picture of a shared link: another one whenever what it shows changes. */
export function sharePath(storefront: Storefront): string {
  const version = createHash('sha256')
    .update(JSON.stringify(shownOf(storefront)))
    .digest('hex');
  return `/s/${storefront.storeUrl}/share.png?v=${version.slice(0, 16)}`;
}

/** Returns the facts that the picture shows, its pictures by their addresses. */
function shownOf(storefront: Storefront) {
  const { name, branchName, brandColor, image, coverImage } = storefront;
  return {
    name,
    line: branchName === '' ? 'Order online' : `${branchName} · Order online`,
    brandColor,
    logo: image,
    cover: coverImage,
    food: coverFood(storefront),
  };
}

const drawnAtOnce = createGate(1);
const keptPictures = 40;
const kept = new Map<string, Promise<Buffer>>();

/** Returns the picture of a shared link. It is drawn once for as long as it shows the same. */
export async function findSharePicture(
  platform: Platform,
  storefront: Storefront,
): Promise<Buffer> {
  const path = sharePath(storefront);
  const known = kept.get(path);
  if (known) return known;
  const drawing = drawnAtOnce(async () =>
    drawSharePicture(await readPictures(platform, storefront)),
  );
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

/** Null for a picture that is not kept here. */
async function readUpload({ files }: Platform, url: string | null): Promise<Buffer | null> {
  if (!url?.startsWith(uploads)) return null;
  return files.read(pictureUrl(url, 'large').slice(uploads.length));
}

/** Describes the web store as an application that a phone can install. */
export function manifestOf({ storeUrl, name, branchName, brandColor, image }: ManifestFacts) {
  const { fill } = brandPalette(brandColor ?? defaultBrandColor).light;
  const icons = image
    ? [{ src: pictureUrl(image, 'large'), sizes: sizesOf(image), purpose: 'any' }]
    : [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }];
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

/** A drawing fits every size; an upload is 1280 pixels wide at most, and square as a rule. */
function sizesOf(image: string): string {
  return image.endsWith('.svg') ? 'any' : '192x192 512x512';
}
