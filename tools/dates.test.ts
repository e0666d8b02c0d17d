import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './processes.ts';

/** Files that ask `Intl` about time zones and countries. None of them writes a date for people. */
const exceptions = new Set([
  'apps/api/src/platform/kernel/countries.ts',
  'apps/api/src/platform/kernel/usual-dates.ts',
  'apps/web/src/lib/time/days.ts',
  'apps/web/src/lib/time/time-zones.ts',
  'packages/contract/src/shared/fields.ts',
  'packages/contract/src/shared/zone.test.ts',
  'packages/contract/src/shared/zone.ts',
]);

/** Writers and inputs that follow the browser or a language instead of the person's format. */
const strays =
  /Intl\.DateTimeFormat\(|\.toLocale(?:Date|Time)String|type="(?:date|time|datetime-local|month)"/;

const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root });

it('only one file formats dates and times for people', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.filter(
    (file) => !exceptions.has(file) && strays.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
