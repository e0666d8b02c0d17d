export * from './personal-words.ts';
export * from './rate-password.ts';
