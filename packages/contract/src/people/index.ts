export * from './employees.endpoints.ts';
export * from './employees.schemas.ts';
export * from './employment.ts';
export * from './riders.choices.ts';
export * from './riders.endpoints.ts';
export * from './riders.schemas.ts';
