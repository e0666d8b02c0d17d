export * from './operator.endpoints.ts';
export * from './operator.schemas.ts';
