export * from './bank-details.schemas.ts';
export * from './delivery-fees.schemas.ts';
export type { SettingChange } from './setting-version.ts';
export * from './settings.events.ts';
export * from './store-settings.endpoints.ts';
export * from './store-settings.schemas.ts';
export * from './bank-settings.schemas.ts';
export * from './bank-settings.endpoints.ts';
export * from './bank.events.ts';
