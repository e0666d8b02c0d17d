import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath, instant } from '../shared/schema.ts';
import { settingParts, type SettingPart } from '../shared/setting-parts.ts';

/** At most so many changes of a part of the settings are told. */
export const settingHistorySize = 10;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object
const parts = Object.keys(settingParts) as SettingPart[];

/** A field of a setting with its former and its new value, in words. */
export const settingFieldChange = z.object({
  /** "minimum order" */
  field: z.string(),
  before: z.string(),
  after: z.string(),
});

export type SettingFieldChange = z.infer<typeof settingFieldChange>;

/** A change of a part of the settings. */
export const settingHistoryEntry = z.object({
  id,
  at: instant,
  by: z.string(),
  changes: z.array(settingFieldChange),
});

export type SettingHistoryEntry = z.infer<typeof settingHistoryEntry>;

export const findSettingHistory = endpoint({
  method: 'GET',
  path: '/merchant/store/setting-history/{storeId}/{part}',
  summary: `Lists the last ${settingHistorySize} changes of a part of the settings, the newest first.`,
  params: z.object({ storeId: idInPath, part: z.enum(parts) }),
  answer: envelope(z.array(settingHistoryEntry)),
  can: { permission: 'audit:read', store: 'params.storeId' },
});
