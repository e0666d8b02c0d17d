export * from './home.endpoints.ts';
export * from './home.schemas.ts';
