import { z } from 'zod/mini';
import { id, instant, userIdClaim } from '../shared/schema.ts';

/** The settings' version and its author, who is null until the first change. */
export const settingVersion = {
  olVersion: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(instant),
};

export const change = z.object(settingVersion);

export type SettingChange = z.infer<typeof change>;

/** `olVersion` is the version that the form was opened with. Without it, the last write wins. */
export const changeClaims = {
  storeId: id,
  userId: userIdClaim,
  olVersion: z.optional(z.int().check(z.minimum(0))),
};
