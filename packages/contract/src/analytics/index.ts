export * from './analytics.endpoints.ts';
export * from './analytics.schemas.ts';
