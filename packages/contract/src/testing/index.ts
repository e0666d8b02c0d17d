export * from './event-stream.ts';
export * from './fake-server.ts';
