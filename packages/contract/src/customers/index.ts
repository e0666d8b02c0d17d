export * from './consents.choices.ts';
export * from './consents.endpoints.ts';
export * from './consents.schemas.ts';
export * from './customers.endpoints.ts';
export * from './customers.events.ts';
export * from './customers.schemas.ts';
export * from './segments.ts';
