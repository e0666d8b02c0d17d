import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import type { AuditAction } from '../registry/audit-actions.ts';
import { envelope, id, idInPath, instant } from '../shared/schema.ts';
import { settingParts, type SettingPart } from '../settings/setting-parts.ts';

/** The number of changes shown per part of the settings. */
export const settingHistorySize = 10;

/** The lists in the settings and the actions that change their entries. */
export const historyLists = {
  stations: [
    'station.create',
    'station.update',
    'station.order',
    'station.delete',
    'station.restore',
  ],
  recipients: [
    'recipient.create',
    'recipient.delete',
    'recipient.unsubscribe',
    'recipient.subscribe',
  ],
  printing: [
    'printer.create',
    'printer.update',
    'printer.address',
    'printer.remove',
    'printer.restore',
  ],
  keys: ['store_key.create', 'store_key.rotate', 'store_key.end'],
  webhooks: [
    'store_webhook.create',
    'store_webhook.update',
    'store_webhook.rotate',
    'store_webhook.pause',
    'store_webhook.resume',
    'store_webhook.remove',
  ],
  feeds: ['calendar_feed.create', 'calendar_feed.renew', 'calendar_feed.end'],
  team: [
    'member.join',
    'member.role',
    'member.remove',
    'member.leave',
    'invitation.create',
    'invitation.withdraw',
    'invitation.withdrawAll',
    'team.demandSecondFactor',
    'team.endSecondFactorDemand',
  ],
} as const satisfies Readonly<Record<string, readonly AuditAction[]>>;

export type HistoryList = keyof typeof historyLists;

/** A part or list of the settings that has a change history. */
export type HistoryPart = SettingPart | HistoryList;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the objects
const parts = [...Object.keys(settingParts), ...Object.keys(historyLists)] as HistoryPart[];

/** A setting's old and new value in words. */
export const settingFieldChange = z.object({
  /** "minimum order" */
  field: z.string(),
  before: z.string(),
  after: z.string(),
});

export type SettingFieldChange = z.infer<typeof settingFieldChange>;

/** A change of a part or list of the settings, with the changed fields. */
export const settingHistoryEntry = z.object({
  id,
  at: instant,
  by: z.string(),
  /** The action, worded to follow the name: "changed the printer Kitchen". */
  did: z.string(),
  changes: z.array(settingFieldChange),
});

export type SettingHistoryEntry = z.infer<typeof settingHistoryEntry>;

export const findSettingHistory = endpoint({
  method: 'GET',
  path: '/merchant/store/setting-history/{storeId}/{part}',
  summary: `Lists the last ${settingHistorySize} changes of a part or a list of the settings, the newest first.`,
  params: z.object({ storeId: idInPath, part: z.enum(parts) }),
  answer: envelope(z.array(settingHistoryEntry)),
  can: { permission: 'audit:read', store: 'params.storeId' },
});
