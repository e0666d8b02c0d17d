import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * The numbers of passed and failed tests of a step, and the names of those that passed only when
 * retried. A skipped test counts as failed.
 */
export type Counts = { passed: number; failed: number; flaky: string[] };

const vitestReport = z
  .object({
    numTotalTests: z.number(),
    numPassedTests: z.number(),
    testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + countUnread(report.testResults),
    flaky: [],
  }));

type FileResult = { status: string; assertionResults: unknown[] };

/** Test files that failed before their first test. */
function countUnread(files: readonly FileResult[]): number {
  return files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    .length;
}

const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
});

/** A file with tests, or a group of them in it. */
const suite = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

/** Tests that failed and then passed, as "[phone] file › group › test". */
function findFlaky(suites: readonly z.infer<typeof suite>[], above = ''): string[] {
  return suites.flatMap((part) => {
    const path = `${above}${part.title} › `;
    const names = part.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `[${projectName}] ${path}${title}`),
    );
    return [...names, ...findFlaky(part.suites ?? [], path)];
  });
}

const playwrightReport = z
  .object({
    suites: z.array(suite),
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    flaky: findFlaky(suites),
  }));

const reportSchema = z.union([vitestReport, playwrightReport]);

/** Counts a step without a report as one test. */
export function countExit(code: number): Counts {
  const passed = code === 0 ? 1 : 0;
  return { passed, failed: 1 - passed, flaky: [] };
}

/**
 * Reads the JSON report that Vitest or Playwright left at `file`. A run that ended badly, or in
 * which no test ran, counts at least one failure even if its report names none.
 */
export function countReport(file: string, code: number): Counts {
  const { passed, failed, flaky } = readReport(file);
  const isSound = code === 0 && passed > 0;
  return { passed, failed: isSound ? failed : Math.max(failed, 1), flaky };
}

function readReport(file: string): Counts {
  try {
    return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`The run left no readable report: ${String(error)}`);
    return { passed: 0, failed: 1, flaky: [] };
  }
}
