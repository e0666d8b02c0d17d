import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './processes.ts';

/** Returns the files of a pattern whose text matches `wrong`. */
function filesWith(wrong: RegExp, pattern: string): readonly string[] {
  const files = globSync(pattern, { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  return files.filter((file) => wrong.test(readFileSync(join(root, file), 'utf8')));
}

/** A media query that compares a length in pixels. */
const inPixels = /@media[^{]*\dpx|(?:min|max)-(?:width|height): ?[\d.]+px\)/;

it('all media queries use em, so that layouts follow the text size', () => {
  expect(filesWith(inPixels, 'apps/*/src/**/*.{css,ts,tsx}')).toEqual([]);
});

/** A sibling selector that starts from any element, such as `* + *`. */
const afterAnything = /\*\s*[+~][^{};]*\{/;

it('no sibling selector starts from any element, as each new row would restyle its whole list', () => {
  expect('.parts > * + * {').toMatch(afterAnything);
  expect(filesWith(afterAnything, 'apps/*/src/**/*.css')).toEqual([]);
});
