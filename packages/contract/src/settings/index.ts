import { acceptanceSetting } from './acceptance.ts';
import { handoffSetting } from './handoff.ts';
import { orderingSetting } from './ordering.ts';
import { printerMessageSetting } from './printer-message.ts';
import { screensSetting } from './screens.ts';
import { unheardSetting } from './unheard.ts';
import { unpaidSetting } from './unpaid-limits.ts';

export * from './bank-details.schemas.ts';
export * from './delivery-fees.schemas.ts';
export type { SettingChange } from './setting-version.ts';
export * from './settings.events.ts';
export * from './store-settings.endpoints.ts';
export * from './store-settings.schemas.ts';
export * from './acceptance.ts';
export * from './handoff.ts';
export * from './look.ts';
export * from './ordering.ts';
export * from './planned-settings.ts';
export * from './printer-message.ts';
export * from './screens.ts';
export * from './unheard.ts';
export * from './unpaid-limits.ts';
export * from './bank-settings.schemas.ts';
export * from './bank-settings.endpoints.ts';
export * from './bank.events.ts';

/** The parts that the server reads and changes by declaration alone. Add new ones here. */
export const plainSettings = [
  orderingSetting,
  acceptanceSetting,
  handoffSetting,
  unheardSetting,
  screensSetting,
  printerMessageSetting,
  unpaidSetting,
] as const;
export * from './setting-parts.ts';
export { settingActions } from './settings.actions.ts';
