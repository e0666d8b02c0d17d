import { runServer } from '@counter/api/run-server';
import { openLoadingPage } from './loading-page/loading-page.ts';

// Counter with its demo, which only loads if the settings allow it.
runServer(process.env, {
  prepareDemo: async ({ address, ...parts }) => {
    const { hasDemo, loadDemoWhereEmpty } = await import('./load.ts');
    // With port 0, Counter picks a free port only once it listens.
    const openPage = address.port === 0 ? undefined : async () => openLoadingPage(address);
    await loadDemoWhereEmpty({ ...parts, openPage });
    return hasDemo(parts.db);
  },
});
