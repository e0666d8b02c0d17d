import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareVersions, findHits, isGrave, readAudit, readStoredList } from './advisories.ts';
import { isAllowed } from './licences.ts';
import type { Package } from './lockfile.ts';

const one = (name: string, version: string, license?: string): Package => ({
  name,
  version,
  license,
  development: false,
});

const list = readStoredList(join(import.meta.dirname, 'advisories.json'));

describe('advisories', () => {
  it('match the versions they name', () => {
    const hits = (version: string) => findHits(list, [one('cross-spawn', version)]).length;
    expect([hits('7.0.4'), hits('7.0.5'), hits('6.0.5'), hits('6.0.6')]).toEqual([1, 0, 1, 0]);
  });

  it.each([
    ['1.2.3', '1.2.3', 0],
    ['1.10.0', '1.9.9', 1],
    ['2.0.0', '10.0.0', -1],
    ['1.2.3-beta.1', '1.2.3', 0],
  ])('compare %s with %s', (a, b, sign) => {
    expect(Math.sign(compareVersions(a, b))).toBe(sign);
  });

  it('are parsed from npm audit, but not from an error response', () => {
    const via = [
      'other',
      {
        name: 'x',
        title: 'Bad',
        url: 'https://advisories.test/GHSA-aaaa-bbbb-cccc',
        severity: 'high',
      },
    ];
    const text = JSON.stringify({ vulnerabilities: { x: { via }, y: { via: ['x'] } } });
    expect(readAudit(text)).toEqual([
      { id: 'GHSA-aaaa-bbbb-cccc', package: 'x', severity: 'high', title: 'Bad' },
    ]);
    expect(readAudit(JSON.stringify({ message: '405 Method Not Allowed' }))).toBeUndefined();
    expect(readAudit('')).toBeUndefined();
  });

  it('fail the check at severity high and above', () => {
    const grave = (severity: 'moderate' | 'high' | 'critical') =>
      isGrave({ id: 'GHSA-aaaa-bbbb-cccc', package: 'x', title: 'Bad', severity });
    expect([grave('moderate'), grave('high'), grave('critical')]).toEqual([false, true, true]);
  });
});

describe('licenses', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['AGPL-3.0-only', false],
    ['LGPL-3.0-or-later', false],
    [undefined, false],
  ])('%s: %s', (license, expected) => {
    expect(isAllowed(one('something', '1.0.0', license))).toBe(expected);
  });

  it('can be allowed for a single package', () => {
    expect(isAllowed(one('@img/sharp-libvips-linux-x64', '1.0.0', 'LGPL-3.0-or-later'))).toBe(true);
  });
});
