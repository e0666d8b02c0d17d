export * from './contacts.ts';
export * from './marketing.choices.ts';
export * from './marketing.endpoints.ts';
export * from './marketing.schemas.ts';
export * from './opt-out.ts';
export * from './schedule.ts';
export * from './sms-price.ts';
export * from './sms-text.ts';
