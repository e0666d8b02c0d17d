export * from './menu.schemas.ts';
