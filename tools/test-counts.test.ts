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
    {
      name: join(process.cwd(), 'apps/menu.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'menu adds a product', status: 'passed' },
        { fullName: 'menu hides a product', status: 'failed' },
        { fullName: 'menu moves a product', status: 'passed' },
        { fullName: 'menu removes a product', status: 'skipped' },
        { fullName: 'menu finds a product', status: 'passed' },
      ],
    },
    { name: join(process.cwd(), 'apps/unread.test.ts'), status: 'failed', assertionResults: [] },
  ],
};

test('a check without a report counts as one test', () => {
  expect(countExit(0)).toEqual({ passed: 1, failed: 0, broken: [], flaky: [] });
  expect(countExit(3)).toEqual({ passed: 0, failed: 1, broken: [], flaky: [] });
});

test('skipped unit tests and unreadable test files count as failures and are listed', () => {
  expect(countReport(reportFile(unitReport), 1)).toEqual({
    passed: 3,
    failed: 3,
    broken: [
      'apps/menu.test.ts › menu hides a product',
      'apps/menu.test.ts › menu removes a product',
      'apps/unread.test.ts',
    ],
    flaky: [],
  });
});

function tested(title: string, projectName: string, status: string): object {
  return { title, tests: [{ projectName, status }] };
}

test('skipped browser tests count as failures and are listed', () => {
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 1 };
  const menu = {
    title: 'shell/menu.spec.ts',
    specs: [
      tested('opens', 'desktop', 'expected'),
      tested('closes', 'desktop', 'unexpected'),
      tested('closes', 'phone', 'skipped'),
    ],
  };
  expect(countReport(reportFile({ stats, suites: [menu] }), 1)).toEqual({
    passed: 1,
    failed: 2,
    broken: ['[desktop] shell/menu.spec.ts › closes', '[phone] shell/menu.spec.ts › closes'],
    flaky: [],
  });
});

test('flaky browser tests count as passed and are listed', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 2, skipped: 0 };
  const signedIn = {
    title: 'signed in',
    specs: [tested('leads home', 'phone', 'flaky'), tested('leads out', 'phone', 'expected')],
  };
  const menu = {
    title: 'shell/menu.spec.ts',
    specs: [tested('opens', 'desktop', 'flaky')],
    suites: [signedIn],
  };
  expect(countReport(reportFile({ stats, suites: [menu] }), 0)).toEqual({
    passed: 7,
    failed: 0,
    broken: [],
    flaky: [
      '[desktop] shell/menu.spec.ts › opens',
      '[phone] shell/menu.spec.ts › signed in › leads home',
    ],
  });
});

test('a run without failed tests that exits with an error counts one failure', () => {
  const stats = { expected: 7, unexpected: 0, flaky: 0, skipped: 0 };
  const report = reportFile({ stats, suites: [] });
  expect(countReport(report, 1)).toEqual({ passed: 7, failed: 1, broken: [], flaky: [] });
});

test('a run without tests counts as failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const report = reportFile({ stats, suites: [] });
  expect(countReport(report, 0)).toEqual({ passed: 0, failed: 1, broken: [], flaky: [] });
});

test('a run without a report counts as failed', () => {
  const report = join(folder, 'absent.json');
  expect(countReport(report, 0)).toEqual({ passed: 0, failed: 1, broken: [], flaky: [] });
});
