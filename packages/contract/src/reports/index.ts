export * from './breakdown.endpoints.ts';
export * from './breakdown.schemas.ts';
export * from './breakdown-totals.ts';
export * from './finance.endpoints.ts';
export * from './finance.schemas.ts';
export * from './papers.endpoints.ts';
export * from './shown-table.endpoints.ts';
