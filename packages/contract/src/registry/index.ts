export * from './audit-actions.ts';
export * from './key-scopes.ts';
