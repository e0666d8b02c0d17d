import { runServer } from '@counter/api/run-server';

// Counter with its demo, which loads only where the settings allow one.
runServer(process.env, {
  prepareDemo: async (parts) => {
    const { hasDemo, loadDemoWhereEmpty } = await import('./load.ts');
    await loadDemoWhereEmpty(parts);
    return hasDemo(parts.db);
  },
});
