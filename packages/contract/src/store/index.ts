export * from './business-form.endpoints.ts';
export * from './business-form.schemas.ts';
export * from './opening.ts';
export * from './store.endpoints.ts';
export * from './store.events.ts';
export * from './store.schemas.ts';
