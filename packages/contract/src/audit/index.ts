export * from './audit.endpoints.ts';
export * from './audit.schemas.ts';
export * from './security.endpoints.ts';
export * from './security.schemas.ts';
export * from './setting-history.ts';
