import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath, instant } from '../shared/schema.ts';
import { acceptanceSetting } from './acceptance.ts';
import { deliveryFeesValues } from './delivery-fees.schemas.ts';
import { handoffSetting } from './handoff.ts';
import { orderingSetting } from './ordering.ts';
import { reads, writes } from './plain-setting.ts';
import { customerPickupValues, taxRateValues } from './store-settings.schemas.ts';
import { unpaidSetting } from './unpaid-limits.ts';

/** The maximum number of planned settings changes per store. */
export const maxPlannedSettings = 50;

/** The days for which a failed change is listed. */
export const failedSettingsShownDays = 30;

/** The days for which an applied change can be undone. */
export const undoableSettingsDays = 7;

/** The parts whose changes can be planned. */
export const plannableParts = [
  'ordering',
  'acceptance',
  'handoff',
  'unpaid',
  'delivery',
  'tax',
  'pickup',
] as const;

export type PlannablePart = (typeof plannableParts)[number];

export type PlannedSettingState = 'PLANNED' | 'APPLIED' | 'FAILED' | 'CANCELLED';

/** A change to a part of the settings that is planned, has failed, or can be undone. */
export const plannedSetting = z.object({
  id,
  part: z.enum(plannableParts),
  at: instant,
  /** The changed fields in words, from their current values or, if it was applied, from their old ones. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  state: z.enum(['PLANNED', 'FAILED', 'APPLIED']),
  /** The reason for a failure, in a sentence; empty otherwise. */
  failure: z.string(),
  plannedBy: z.string(),
});

export type PlannedSetting = z.infer<typeof plannedSetting>;

const plain = <Part extends PlannablePart, Values extends z.core.$ZodType>(
  part: Part,
  values: Values,
) => z.object({ part: z.literal(part), values });

/** A part's values, as sent by its form. */
export const settingToPlan = z.discriminatedUnion('part', [
  plain('ordering', orderingSetting.values),
  plain('acceptance', acceptanceSetting.values),
  plain('handoff', handoffSetting.values),
  plain('unpaid', unpaidSetting.values),
  plain('delivery', deliveryFeesValues),
  plain('tax', taxRateValues),
  plain('pickup', customerPickupValues),
]);

export type SettingToPlan = z.output<typeof settingToPlan>;

export const planSettingRequest = z.object({ storeId: id, setting: settingToPlan, at: instant });

export type PlanSettingRequest = z.output<typeof planSettingRequest>;

const answer = envelope(z.array(plannedSetting));
const plan = z.object({ storeId: id, id });

export const findPlannedSettings = endpoint({
  method: 'GET',
  path: '/store/planned-settings/{storeId}',
  summary: `Lists the planned changes of settings, the next one first, those that failed in the last ${failedSettingsShownDays} days, and those of the last ${undoableSettingsDays} days that can be undone.`,
  params: z.object({ storeId: idInPath }),
  answer,
  can: reads,
});

export const planSetting = endpoint({
  method: 'POST',
  path: '/store/planned-settings',
  summary:
    'Plans a change of a part of the settings for a time, and returns all plans. Only the fields that differ now will change.',
  body: planSettingRequest,
  answer,
  can: writes,
  idempotency: 'accepted',
});

export const removePlannedSetting = endpoint({
  method: 'POST',
  path: '/store/planned-settings/remove',
  summary: 'Cancels a planned change of settings. It can be restored until its time.',
  body: plan,
  answer,
  can: writes,
});

export const restorePlannedSetting = endpoint({
  method: 'POST',
  path: '/store/planned-settings/restore',
  summary: 'Restores a cancelled change of settings.',
  body: plan,
  answer,
  can: writes,
});

export const undoPlannedSetting = endpoint({
  method: 'POST',
  path: '/store/planned-settings/undo',
  summary:
    'Gives settings the values back that a planned change replaced. Values that were changed since are left, and named in the message.',
  body: plan,
  answer,
  can: writes,
});
