export * from './dates.ts';
export * from './money.ts';
export * from './permissions.ts';
export * from './problems.ts';
export * from './schema.ts';
export * from './states.ts';
export * from './zone.ts';
