import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { uploadedPicture } from '../files/files.schemas.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import { reads, writes } from './plain-setting.ts';
import { changeClaims, settingVersion } from './setting-version.ts';

/** The look of a store's public page. */
export const storeLook = z.object({
  /** `#rrggbb`; null for the marketplace's own color. */
  brandColor: z.nullable(z.string()),
  /** Null shows pictures of the store's food instead. */
  coverImage: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  ...settingVersion,
});

export type StoreLook = z.infer<typeof storeLook>;

export const storeLookRequest = z.object({
  ...changeClaims,
  brandColor: z.nullable(
    z
      .string('Choose a color')
      .check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, 'Write a color like #0f766e')),
  ),
  coverImage: z.nullable(uploadedPicture),
  logo: z.nullable(uploadedPicture),
});

export type StoreLookRequest = z.output<typeof storeLookRequest>;

export const findStoreLook = endpoint({
  method: 'GET',
  path: '/store/look/{storeId}',
  summary: "Gets the color, cover and logo of a store's own page.",
  params: z.object({ storeId: idInPath }),
  answer: envelope(storeLook),
  can: reads,
});

export const updateStoreLook = endpoint({
  method: 'POST',
  path: '/store/look',
  summary: "Changes the color, cover and logo of a store's own page.",
  body: storeLookRequest,
  answer: envelope(storeLook),
  can: writes,
});
