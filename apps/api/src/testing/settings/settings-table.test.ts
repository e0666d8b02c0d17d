import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { drawSettings, withSettings } from './settings-table.ts';

const table = drawSettings();
const rowOf = (name: string): string =>
  table.split('\n').find((line) => line.startsWith(`| \`${name}\` `)) ?? '';

it('matches docs/operating.md (npm run docs:settings)', () => {
  const file = path.resolve(import.meta.dirname, '../../../../../docs/operating.md');
  const document = readFileSync(file, 'utf8');
  expect(document).toBe(withSettings(document, table));
});

it('takes defaults, values, ranges and dependencies from the schema', () => {
  expect(rowOf('DATABASE_POOL_SIZE')).toMatch(/\| `20` +\| .* From 3 to 500\. +\|$/);
  expect(rowOf('SESSION_IDLE_MINUTES')).toMatch(/\| `720` +\| .* From 15 to 10080\. +\|$/);
  expect(rowOf('METRICS')).toContain('One of `open`, `local` or `off`.');
  expect(rowOf('ENCRYPTION_KEYS')).toContain('Required with `DATABASE_URL`.');
  expect(rowOf('S3_REGION')).toMatch(
    /Set together with `S3_BUCKET`, `S3_ACCESS_KEY_ID` and `S3_SECRET_ACCESS_KEY`\. Required with `S3_ENDPOINT`\./,
  );
  expect(rowOf('PUSH_SERVICES')).toMatch(/\| none +\|/);
});

it('names the settings OpenTelemetry reads itself', () => {
  expect(rowOf('OTEL_EXPORTER_OTLP_HEADERS')).toContain('Read by OpenTelemetry itself.');
});

it('replaces only the old table and refuses a document without a place for it', () => {
  const document = 'Before\n<!-- settings -->\nold\n<!-- /settings -->\nAfter';
  expect(withSettings(document, 'new')).toBe(
    'Before\n<!-- settings -->\n\nnew\n\n<!-- /settings -->\nAfter',
  );
  expect(() => withSettings('Before\nAfter', 'new')).toThrow('Mark the table');
});
