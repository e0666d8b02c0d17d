import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** How many tests of a step passed and failed. A skipped or flaky test counts as failed. */
export type Counts = { passed: number; failed: number };

const vitestReport = z
  .object({
    numTotalTests: z.number(),
    numPassedTests: z.number(),
    testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + countUnread(report.testResults),
  }));

type FileResult = { status: string; assertionResults: unknown[] };

/** Test files that failed before their first test. */
function countUnread(files: readonly FileResult[]): number {
  return files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    .length;
}

const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }));

const reportSchema = z.union([vitestReport, playwrightReport]);

/** What a step without a report counts for: one test. */
export function countExit(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Reads the JSON report that Vitest or Playwright left at `file`. A run that ended badly, or in
 * which no test ran, counts at least one failure even if its report names none.
 */
export function countReport(file: string, code: number): Counts {
  const { passed, failed } = readReport(file);
  const isSound = code === 0 && passed > 0;
  return { passed, failed: isSound ? failed : Math.max(failed, 1) };
}

function readReport(file: string): Counts {
  try {
    return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`The run left no readable report: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
}
