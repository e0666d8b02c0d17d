// An older Node refuses TypeScript with an error that doesn't say what to do.
await import('./needs-node.js');
await import('./src/counter.ts');
