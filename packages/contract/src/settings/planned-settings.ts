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

/** At most so many changes of settings are planned in a store at once. */
export const maxPlannedSettings = 50;

/** A change that failed is listed for so many days. */
export const failedSettingsShownDays = 30;

/** A change that happened can be undone for so many days. */
export const undoableSettingsDays = 7;

/** The parts of the settings whose changes can be planned. */
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

/** A change of a part of the settings that is to happen at a time, that failed, or that can be undone. */
export const plannedSetting = z.object({
  id,
  part: z.enum(plannableParts),
  at: instant,
  /** The fields that change, from their values now, in words; of a change that happened, from its former ones. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  state: z.enum(['PLANNED', 'FAILED', 'APPLIED']),
  /** The reason for a failure, as a sentence; empty otherwise. */
  failure: z.string(),
  plannedBy: z.string(),
});

export type PlannedSetting = z.infer<typeof plannedSetting>;

const plain = <Part extends PlannablePart, Values extends z.core.$ZodType>(
  part: Part,
  values: Values,
) => z.object({ part: z.literal(part), values });

/** The values of a part, as its form sends them. */
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
