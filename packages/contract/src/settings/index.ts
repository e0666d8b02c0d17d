export * from './bank-details.schemas.ts';
export * from './settings.events.ts';
export * from './store-settings.endpoints.ts';
export * from './store-settings.schemas.ts';
