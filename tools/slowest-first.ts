import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest test files, grouped by project, because a worker serves one project. */
const slowest = [
  'apps/demo/src/load.test.ts',
  'apps/demo/src/interrupted-load.test.ts',
  'apps/api/src/fuzz.test.ts',
  'apps/api/src/permissions.test.ts',
  'apps/api/src/restarts.test.ts',
  'apps/api/src/commands/from-empty.test.ts',
  'apps/api/src/disk-full.test.ts',
  'apps/api/src/domains/files/files.test.ts',
  'apps/api/src/platform/db/embedded.test.ts',
  'apps/api/src/domains/marketing/killed.test.ts',
  'apps/api/src/visibility.test.ts',
  'apps/api/src/run-server.test.ts',
];

/** Starts the slowest files first. At the end, all but one core would wait for them. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of Vitest, which leaves `files` as they are
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const place = slowest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place === -1 ? slowest.length : place;
}
