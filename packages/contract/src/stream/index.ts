export * from './stream.endpoints.ts';
