import { defineConfig } from 'vitest/config';

const project = (name: string, sources: string) => ({
  name,
  include: [`${sources}/**/*.test.ts`],
  exclude: ['**/fixtures/**'],
});

export default defineConfig({
  test: {
    projects: [
      { test: project('contract', 'packages/contract/src') },
      {
        test: {
          ...project('api', 'apps/api/src'),
          globalSetup: 'apps/api/src/testing/global-setup.ts',
        },
      },
      { test: project('web', 'apps/web/src') },
      { test: project('tools', 'tools') },
    ],
  },
});
