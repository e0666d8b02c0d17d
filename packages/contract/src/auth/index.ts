export * from './accounts.endpoints.ts';
export * from './accounts.schemas.ts';
export * from './auth.endpoints.ts';
export * from './auth.schemas.ts';
export * from './date-languages.ts';
export * from './demo-password.ts';
export * from './profile.endpoints.ts';
export * from './profile.schemas.ts';
