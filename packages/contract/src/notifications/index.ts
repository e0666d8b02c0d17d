export * from './notices.ts';
export * from './notifications.endpoints.ts';
export * from './notifications.schemas.ts';
