import type { DeliveryMethod } from '@counter/contract/orders';
import type { DeliveryFees } from '@counter/contract/store';
import type { Selectable } from 'kysely';
import type { Database } from './store.tables.ts';

/**
 * The store's settings that orders are checked and priced with. Amounts in cents, the tax rate in parts per million.
 */
export type StoreSettings = {
  readonly online: boolean;
  readonly minimumOrder: number;
  readonly taxRate: number;
  readonly preparationMinutes: number;
  /** The minutes within which a new order should be accepted. */
  readonly acceptMinutes: number;
  readonly acceptAutomatically: boolean;
  /** True if new orders get a handoff code. */
  readonly asksCode: boolean;
  readonly deliveredFeeRate: number;
  readonly pickedUpFeeRate: number;
  /** The marketplace's commission rate on delivery fees. */
  readonly deliveryCommissionRate: number;
  readonly deliveryFees: DeliveryFees;
  readonly deliveryMethods: readonly DeliveryMethod[];
  readonly pickupInstructions: string;
};

/** Converts a row to the settings that orders are checked and priced with. */
export function toStoreSettings(row: Selectable<Database['storeSettings']>): StoreSettings {
  return {
    online: row.online,
    minimumOrder: row.minimumOrder,
    taxRate: row.taxRate,
    preparationMinutes: row.preparationMinutes,
    acceptMinutes: row.expiryMinutes,
    acceptAutomatically: row.acceptAutomatically,
    asksCode: row.askHandoffCode,
    deliveredFeeRate: row.deliveredFeeRate,
    pickedUpFeeRate: row.pickedUpFeeRate,
    deliveryCommissionRate: row.deliveryCommissionRate,
    deliveryFees: row.deliveryFees,
    deliveryMethods: row.deliveryMethods,
    pickupInstructions: row.pickupInstructions,
  };
}
