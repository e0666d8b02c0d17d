export * from './views.endpoints.ts';
export * from './views.schemas.ts';
