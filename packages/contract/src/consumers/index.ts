export * from './consumers.endpoints.ts';
export * from './consumers.schemas.ts';
