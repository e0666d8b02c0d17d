import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tools/slowest-first.ts';

const project = (name: string, sources: string) => ({
  name,
  include: [`${sources}/**/*.test.ts`],
  exclude: ['**/fixtures/**'],
  // What takes seconds alone takes longer where the machine has other work.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Loading takes most of a short file's time, so files share what their worker has loaded.
  isolate: false,
  // Node loads them as it loads the product: nothing to translate, and no detour at every import.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // A server that a test starts finds its sources compiled there, which takes a third off its start.
  env: { NODE_COMPILE_CACHE: resolve(import.meta.dirname, 'node_modules/.cache/node') },
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
});

const clusterTests = 'apps/api/src/**/*.cluster.test.ts';

/** Tests of what only a Citus cluster can do, and no part of `npm test`. */
const onCluster = process.env['TEST_DISTRIBUTED']
  ? [
      {
        test: {
          ...project('cluster', 'apps/api/src'),
          include: [clusterTests],
          exclude: [],
          globalSetup: 'apps/api/src/testing/processes/global-setup.ts',
        },
      },
    ]
  : [];

export default defineConfig({
  test: {
    // One more than there are cores, as each waits for a timer, a file or the database now and then.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowestFirst },
    projects: [
      ...onCluster,
      { test: project('contract', 'packages/contract/src') },
      { test: project('client', 'packages/client/src') },
      {
        test: {
          ...project('api', 'apps/api/src'),
          exclude: ['**/fixtures/**', clusterTests],
          globalSetup: 'apps/api/src/testing/processes/global-setup.ts',
          provide: { restarts: Number(process.env['RESTARTS'] ?? 4) },
        },
      },
      {
        test: {
          ...project('demo', 'apps/demo/src'),
          globalSetup: 'apps/api/src/testing/processes/global-setup.ts',
        },
      },
      { test: project('web', 'apps/web/{src,service-worker}') },
      'packages/browser/vitest.config.ts',
      'apps/web/vitest.config.ts',
      'apps/web/vitest.alone.config.ts',
      // Its parts are TSX, which Node does not load.
      { test: { ...project('storefront', 'apps/storefront/src'), experimental: {} } },
      'apps/storefront/vitest.config.ts',
      { test: project('tools', 'tools') },
    ],
  },
});
