import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { root } from '../processes.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const ids = z
  .object({ 1: z.array(z.string()), 2: z.array(z.string()) })
  .parse(JSON.parse(read('tools/security/asvs-ids.json')));

const rows = read('docs/security-asvs.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, id]) => /^\d+\.\d+\.\d+$/.test(id ?? ''))
  .map(([, id = '', level = '', topic = '', verdict = '', reason = '', tests = '']) => ({
    id,
    level,
    topic,
    verdict,
    reason,
    tests: tests.match(/`[^`]+`/g)?.map((name) => name.slice(1, -1)) ?? [],
  }));

describe('the table of ASVS 5.0', () => {
  it('has every requirement of levels 1 and 2 once, under its level', () => {
    // ASVS 5.0.0 counts 70 requirements of level 1 and 183 of level 2.
    expect([ids[1].length, ids[2].length]).toEqual([70, 183]);
    const written = rows.map(({ id, level }) => `${level}: ${id}`);
    const expected = ([1, 2] as const).flatMap((level) =>
      ids[level].map((id) => `${level}: ${id}`),
    );
    expect(written.toSorted()).toEqual(expected.toSorted());
  });

  it('gives every requirement a verdict and a reason', () => {
    const verdicts = ['met', 'not met', 'not applicable'];
    const incomplete = rows.filter(
      ({ topic, verdict, reason }) =>
        topic === '' || reason.length < 3 || !verdicts.includes(verdict),
    );
    expect(incomplete).toEqual([]);
  });

  it('has correct verdict counts', () => {
    const table = read('docs/security-asvs.md');
    for (const level of ['1', '2']) {
      const count = (wanted: string) =>
        rows.filter((row) => row.level === level && row.verdict === wanted).length;
      const line = ['met', 'not met', 'not applicable'].map(count).join(' *\\| *');
      expect(table).toMatch(new RegExp(`^\\| ${level} +\\| *${line} *\\|$`, 'm'));
    }
  });
});

describe('the tests that the security documents name', () => {
  const text = ['docs/security.md', 'docs/security-asvs.md'].map(read).join('\n');
  const files = [
    ...new Set(text.match(/(?:apps|packages|tools|e2e)\/[\w./-]+\.(?:test|spec)\.ts/g)),
  ];

  it('exist', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('contain the named tests', () => {
    const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`: "([^"]+)"/g)];
    expect(named.length).toBeGreaterThan(10);
    const absent = named.filter(([, file = '', title = '']) => !read(file).includes(title));
    expect(absent.map(([whole]) => whole)).toEqual([]);
  });
});
