export * from './notices.ts';
export * from './notifications.endpoints.ts';
export * from './notifications.schemas.ts';
export * from './statement-mails.endpoints.ts';
export * from './statement-mails.schemas.ts';
