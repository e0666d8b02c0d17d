import { runServer } from '@counter/api/run-server';
import { openLoadingPage } from './loading-page/loading-page.ts';

// Counter with its demo, which loads only where the settings allow one.
runServer(process.env, {
  prepareDemo: async ({ address, ...parts }) => {
    const { hasDemo, loadDemoWhereEmpty } = await import('./load.ts');
    // Nobody knows the address of any free port before Counter has it.
    const openPage = address.port === 0 ? undefined : async () => openLoadingPage(address);
    await loadDemoWhereEmpty({ ...parts, openPage });
    return hasDemo(parts.db);
  },
});
