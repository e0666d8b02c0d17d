export * from './analytics.endpoints.ts';
export * from './analytics.schemas.ts';
export * from './durations.ts';
export * from './overview.endpoints.ts';
export * from './overview.schemas.ts';
export * from './periods.ts';
