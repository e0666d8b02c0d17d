export * from './customers.endpoints.ts';
export * from './customers.events.ts';
export * from './customers.schemas.ts';
