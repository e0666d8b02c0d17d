export * from './operator.endpoints.ts';
export * from './operator.schemas.ts';
export * from './operator-search.ts';
export * from './store-health.ts';
export * from './store-problems.ts';
export * from './announcements.ts';
