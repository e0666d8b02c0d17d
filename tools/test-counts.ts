import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

/**
 * The numbers of passed and failed tests in a step, and the names of failed tests and of those that only passed on
 * retry. A skipped test counts as failed.
 */
export type Counts = { passed: number; failed: number; broken: string[]; flaky: string[] };

const fileResult = z.object({
  name: z.string(),
  status: z.string(),
  assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
});

const vitestReport = z
  .object({
    numTotalTests: z.number(),
    numPassedTests: z.number(),
    testResults: z.array(fileResult),
  })
  .transform(({ numTotalTests, numPassedTests, testResults }) => {
    const unread = testResults.filter(isUnread);
    return {
      passed: numPassedTests,
      failed: numTotalTests - numPassedTests + unread.length,
      broken: [...testResults.flatMap(findBroken), ...unread.map(({ name }) => shorten(name))],
      flaky: [],
    };
  });

type FileResult = z.infer<typeof fileResult>;

/** Returns true for a test file that failed before its first test. */
function isUnread({ status, assertionResults }: FileResult): boolean {
  return status === 'failed' && assertionResults.length === 0;
}

function findBroken({ name, assertionResults }: FileResult): string[] {
  return assertionResults
    .filter(({ status }) => status !== 'passed')
    .map(({ fullName }) => `${shorten(name)} › ${fullName}`);
}

function shorten(path: string): string {
  return relative(process.cwd(), path);
}

const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
});

/** A test file or a group in it. */
const suite = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

type Suite = z.infer<typeof suite>;

/** Returns the tests that ended with one of `statuses`, as "[phone] file › group › test". */
function findTests(suites: readonly Suite[], statuses: readonly string[], above = ''): string[] {
  return suites.flatMap((part) => {
    const path = `${above}${part.title} › `;
    const names = part.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => statuses.includes(status))
        .map(({ projectName }) => `[${projectName}] ${path}${title}`),
    );
    return [...names, ...findTests(part.suites ?? [], statuses, path)];
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
    broken: findTests(suites, ['unexpected', 'skipped']),
    flaky: findTests(suites, ['flaky']),
  }));

const reportSchema = z.union([vitestReport, playwrightReport]);

/** Counts a step without a report as one test. */
export function countExit(code: number): Counts {
  const passed = code === 0 ? 1 : 0;
  return { passed, failed: 1 - passed, broken: [], flaky: [] };
}

/**
 * Parses the JSON report that Vitest or Playwright wrote to `file`. A run that failed, or in which no test ran, counts
 * at least one failure even if its report names none.
 */
export function countReport(file: string, code: number): Counts {
  const counts = readReport(file);
  const isSound = code === 0 && counts.passed > 0;
  return { ...counts, failed: isSound ? counts.failed : Math.max(counts.failed, 1) };
}

function readReport(file: string): Counts {
  try {
    return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`The run left no readable report: ${String(error)}`);
    return { passed: 0, failed: 1, broken: [], flaky: [] };
  }
}
