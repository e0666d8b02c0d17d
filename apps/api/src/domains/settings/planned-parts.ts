import {
  acceptanceSetting,
  deliveryFeesValues,
  handoffSetting,
  orderingSetting,
  unpaidSetting,
  type PlannablePart,
  type SettingToPlan,
} from '@counter/contract/settings';
import { toTaxRate } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Work } from '../../platform/events/work.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findSettings, type SettingColumn } from '../store/index.ts';
import { changeColumns } from './change-settings.ts';
import { changeDeliveryFees, findDeliveryFees, refuseUnknownZip } from './delivery-fees.service.ts';

/** The fields of a part in their stored form. */
export type KeptPart = Readonly<Record<string, unknown>>;

/** The columns of the parts that are stored in columns. */
const columns = {
  ordering: orderingSetting.fields,
  acceptance: acceptanceSetting.fields,
  handoff: handoffSetting.fields,
  unpaid: unpaidSetting.fields,
  tax: ['taxRate'],
  pickup: ['pickupInstructions'],
} as const satisfies Record<Exclude<PlannablePart, 'delivery'>, readonly SettingColumn[]>;

/** Returns a part's current stored values. */
export async function readPart(
  db: Db | Tx,
  scope: StoreScope,
  part: PlannablePart,
): Promise<KeptPart> {
  if (part === 'delivery') return { ...(await findDeliveryFees(db, scope)) };
  return findSettings<SettingColumn>(db, scope, columns[part]);
}

/** Converts a form's values to their stored form. @throws ProblemError INVALID_FIELDS for an unknown ZIP code */
export async function keptOf(setting: SettingToPlan): Promise<KeptPart> {
  switch (setting.part) {
    case 'delivery':
      await refuseUnknownZip(setting.values.zipCode);
      return setting.values;
    case 'tax':
      return { taxRate: toTaxRate(setting.values.storeTaxRate) };
    default:
      return setting.values;
  }
}

/**
 * Changes some fields of a part, like its form does.
 * @throws ProblemError INVALID_FIELDS if they conflict with the part's current values
 */
export async function writePart(work: Work, part: PlannablePart, changes: KeptPart): Promise<void> {
  if (part !== 'delivery') return changeColumns(work, part, undefined, changes);
  const { storeId } = work.scope;
  const now = await findDeliveryFees(work.tx, work.scope);
  const fees = z.safeParse(deliveryFeesValues, { ...now, ...changes });
  if (!fees.success) {
    const message = fees.error.issues[0]?.message ?? 'The fees no longer fit together.';
    throw new ProblemError('INVALID_FIELDS', message);
  }
  await changeDeliveryFees(work, { storeId, ...fees.data });
}
