export * from './integrations.endpoints.ts';
export * from './integrations.schemas.ts';
