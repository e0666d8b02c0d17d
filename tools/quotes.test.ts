import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './processes.ts';

/** Files about curly quotes: they make a text message longer, and people type them into names. */
const exceptions = new Set([
  'e2e/marketing/campaigns.desktop.spec.ts',
  'packages/contract/src/cases/field-cases.ts',
  'packages/contract/src/marketing/opt-out.ts',
  'packages/contract/src/marketing/sms-text.test.ts',
]);

const sources = globSync(
  ['*.md', '{apps,bench,docs,e2e,packages,tools}/**/*.{ts,tsx,css,html,md,sql}'],
  { cwd: root, exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.tsbuild)$/.test(path) },
);

it('all sentences have straight quotes', () => {
  expect(sources.length).toBeGreaterThan(2000);
  const curly = sources.filter(
    (file) =>
      !exceptions.has(file) &&
      /[\u2018\u2019\u201C\u201D]/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(curly).toEqual([]);
});
