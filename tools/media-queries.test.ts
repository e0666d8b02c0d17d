import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './processes.ts';

const sources = globSync('apps/*/src/**/*.{css,ts,tsx}', { cwd: root });

/** A media query that compares a length in pixels. */
const inPixels = /@media[^{]*\dpx|(?:min|max)-(?:width|height): ?[\d.]+px\)/;

it('all media queries use em, so that layouts follow the text size', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const wrong = sources.filter((file) => inPixels.test(readFileSync(join(root, file), 'utf8')));
  expect(wrong).toEqual([]);
});
