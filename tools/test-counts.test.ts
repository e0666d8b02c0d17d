import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countExit, countReport } from './test-counts.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counter-counts-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function reportFile(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const unitReport = {
  numTotalTests: 5,
  numPassedTests: 3,
  testResults: [
    { status: 'failed', assertionResults: [{}, {}, {}, {}, {}] },
    { status: 'failed', assertionResults: [] },
  ],
};

test('a check without a report is one test', () => {
  expect(countExit(0)).toEqual({ passed: 1, failed: 0 });
  expect(countExit(3)).toEqual({ passed: 0, failed: 1 });
});

test('skipped unit tests and test files that could not be read are failures', () => {
  expect(countReport(reportFile(unitReport), 1)).toEqual({ passed: 3, failed: 3 });
});

test('skipped and flaky browser tests are failures', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
  expect(countReport(reportFile({ stats }), 1)).toEqual({ passed: 7, failed: 6 });
});

test('a run without failures that ended badly counts one', () => {
  const stats = { expected: 7, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countReport(reportFile({ stats }), 1)).toEqual({ passed: 7, failed: 1 });
});

test('a run in which no test ran has failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countReport(reportFile({ stats }), 0)).toEqual({ passed: 0, failed: 1 });
});

test('a run that left no report has failed', () => {
  expect(countReport(join(folder, 'absent.json'), 0)).toEqual({ passed: 0, failed: 1 });
});
