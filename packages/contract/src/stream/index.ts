export * from './stream.endpoints.ts';
export * from './staleness.ts';
